import { UserActions, UserBadges, UserFacts } from "#app/dashboard/users/user-parts.tsx";
import type { UserTable } from "#app/dashboard/users/user-table.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { formatDate } from "#contract/values/dates.ts";

/** One page of users, in a window too narrow for a table. */
export function UserCards({ users, onAsk }: Parameters<typeof UserTable>[0]) {
  const { timeZone } = useSettings();
  return (
    <ul aria-label="Users" className="grid gap-4 md:grid-cols-2">
      {users.map((user) => (
        <li key={user._id} className="flex min-w-0 flex-col border border-line bg-paper-raised">
          <div className="grid min-w-0 flex-1 content-start gap-2.5 p-4">
            <div>
              <h2 dir="auto" className="font-display text-title [overflow-wrap:anywhere]">
                {user.username}
              </h2>
              {user.fullName && (
                <p dir="auto" className="text-ink-soft text-small [overflow-wrap:anywhere]">
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
