import type { AskUserChange } from "#app/dashboard/users/user-change.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { AdminUser } from "#contract/account/admin-users.ts";

/** The role and state of a user, in words. */
export function UserBadges({ user }: { user: AdminUser }) {
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

/** The address, whether it is confirmed, and why the user is blocked. */
export function UserFacts({ user }: { user: AdminUser }) {
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">{user.email}</span>
      {!user.emailConfirmed && <span className="block text-caption text-ink-soft">not confirmed</span>}
      {user.blockedReason && (
        <span className="block text-caption text-danger [overflow-wrap:anywhere]">
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

/** The changes that can be made of a user; administrators cannot change themselves. */
export function UserActions({ user, onAsk, className }: UserActionsProps) {
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
