import type { AskUserChange } from "#app/dashboard/users/user-change-dialog.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { AdminUser } from "#contract/account/admin-users.ts";
import { formatDate } from "#contract/values/dates.ts";

const COLUMNS = ["Name", "Email", "Role", "Since"];
const HEAD = "h-11 border-ink border-b px-2 text-left font-medium text-caption text-ink-soft";

interface UserTableProps {
  users: readonly AdminUser[];
  onAsk: AskUserChange;
}

export function UserTable({ users, onAsk }: UserTableProps) {
  const { timeZone } = useSettings();
  return (
    <table className="w-full border-separate border-spacing-0 text-small">
      <caption className="sr-only">Users</caption>
      <thead>
        <tr>
          {COLUMNS.map((label) => (
            <th key={label} scope="col" className={HEAD}>
              {label}
            </th>
          ))}
          <th scope="col" className={HEAD}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user._id} className="[&>*]:border-line [&>*]:border-b [&>*]:px-2 [&>*]:py-3">
            <th scope="row" className="text-left font-medium wrap-anywhere">
              <bdi>{user.username}</bdi>
              {user.fullName && <bdi className="block font-normal text-ink-soft">{user.fullName}</bdi>}
            </th>
            <td className="max-w-80">
              <UserFacts user={user} />
            </td>
            <td>
              <UserBadges user={user} />
            </td>
            <td className="whitespace-nowrap text-caption text-ink-soft">
              {formatDate(user.createdAt, timeZone)}
            </td>
            <td>
              <UserActions user={user} onAsk={onAsk} className="justify-end" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function UserCards({ users, onAsk }: Parameters<typeof UserTable>[0]) {
  const { timeZone } = useSettings();
  return (
    <ul aria-label="Users" className="grid gap-4 md:grid-cols-2">
      {users.map((user) => (
        <li key={user._id} className="flex min-w-0 flex-col border border-line bg-paper-raised">
          <div className="grid min-w-0 flex-1 content-start gap-2.5 p-4">
            <div>
              <h2 dir="auto" className="font-display text-title wrap-anywhere">
                {user.username}
              </h2>
              {user.fullName && (
                <p dir="auto" className="text-ink-soft text-small wrap-anywhere">
                  {user.fullName}
                </p>
              )}
            </div>
            <UserBadges user={user} />
            <p className="text-small">
              <UserFacts user={user} />
            </p>
            <p className="text-caption text-ink-soft">{`Since ${formatDate(user.createdAt, timeZone)}`}</p>
          </div>
          <UserActions user={user} onAsk={onAsk} className="border-line border-t p-1" />
        </li>
      ))}
    </ul>
  );
}

function UserBadges({ user }: { user: AdminUser }) {
  const isOneself = useCurrentUser()?._id === user._id;
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.isUserAdmin && (
        <Badge size="small" tone="ink">
          Administrator
        </Badge>
      )}
      {user.isBlocked && (
        <Badge size="small" tone="accent">
          Blocked
        </Badge>
      )}
      {isOneself && (
        <Badge size="small" tone="outline">
          You
        </Badge>
      )}
      {!user.isUserAdmin && !user.isBlocked && (
        <Badge size="small" tone="quiet">
          Shopper
        </Badge>
      )}
    </span>
  );
}

function UserFacts({ user }: { user: AdminUser }) {
  return (
    <>
      <span className="block wrap-anywhere">{user.email}</span>
      {!user.emailConfirmed && <span className="block text-caption text-ink-soft">not confirmed</span>}
      {user.blockedReason && (
        <span className="block text-caption text-danger wrap-anywhere">
          {`Blocked: ${user.blockedReason}`}
        </span>
      )}
    </>
  );
}

interface UserActionsProps {
  user: AdminUser;
  onAsk: AskUserChange;
  className?: string | undefined;
}

/** Administrators cannot change themselves. */
function UserActions({ user, onAsk, className }: UserActionsProps) {
  const isOneself = useCurrentUser()?._id === user._id;
  if (isOneself) return null;
  const role = user.isUserAdmin ? "demote" : "promote";
  return (
    <div className={classNames("flex flex-wrap gap-2", className)}>
      {(user.isUserAdmin || !user.isBlocked) && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`${user.isUserAdmin ? "Remove role of" : "Make administrator:"} ${user.username}`}
          onClick={() => onAsk({ kind: role, user })}
        >
          {user.isUserAdmin ? "Remove role" : "Make administrator"}
        </Button>
      )}
      {user.isUserAdmin && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Passkey code for ${user.username}`}
          onClick={() => onAsk({ kind: "passkeyCode", user })}
        >
          Passkey code
        </Button>
      )}
      <Button
        variant={user.isBlocked ? "ghost" : "ghostDanger"}
        size="small"
        aria-label={`${user.isBlocked ? "Unblock" : "Block"} ${user.username}`}
        onClick={() => onAsk({ kind: user.isBlocked ? "unblock" : "block", user })}
      >
        {user.isBlocked ? "Unblock" : "Block"}
      </Button>
    </div>
  );
}
