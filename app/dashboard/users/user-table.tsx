import type { AskUserChange } from "#app/dashboard/users/user-change.ts";
import { UserActions, UserBadges, UserFacts } from "#app/dashboard/users/user-parts.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import type { AdminUser } from "#contract/account/admin-users.ts";
import { formatDate } from "#contract/values/dates.ts";

const COLUMNS = ["Name", "E-mail", "Role", "Since"];
const HEAD = "h-11 border-ink border-b px-2 text-left font-medium text-caption text-ink-soft";

interface UserTableProps {
  users: readonly AdminUser[];
  onAsk: AskUserChange;
}

/** One page of users, in a window wide enough for a table. */
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
            <th scope="row" className="text-left font-medium [overflow-wrap:anywhere]">
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
