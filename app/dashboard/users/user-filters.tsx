import { listViewToSearch } from "#app/dashboard/frame/list-view.ts";
import { SearchField } from "#app/dashboard/frame/search-field.tsx";
import { ALL_USERS, type UsersView } from "#app/dashboard/users/users-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { USER_ROLES, USER_STATUSES, type UserRole, type UserStatus } from "#contract/account/user-filters.ts";

const ROLE_LABELS: Record<UserRole, string> = { admin: "Administrators", user: "Shoppers" };
const STATUS_LABELS: Record<UserStatus, string> = { active: "Active", blocked: "Blocked" };

interface UserFiltersProps {
  view: UsersView;
  change: (changes: Partial<UsersView>) => void;
  clear: () => void;
}

/** The search and filters of the list of users. */
export function UserFilters({ view, change, clear }: UserFiltersProps) {
  return (
    <search
      aria-label="Filter the users"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[minmax(0,1fr)_12rem_10rem_auto]"
    >
      <SearchField
        label="Search names and e-mail addresses"
        value={view.searchTerm}
        onChange={(searchTerm) => change({ searchTerm })}
        className="col-span-full lg:col-span-1"
      />
      <Field label="Role">
        {(control) => (
          <Select
            {...control}
            value={view.role}
            onChange={(event) => change({ role: event.target.value as UserRole | "" })}
          >
            <option value="">All roles</option>
            {USER_ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            value={view.status}
            onChange={(event) => change({ status: event.target.value as UserStatus | "" })}
          >
            <option value="">All</option>
            {USER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_LABELS[status]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="secondary"
        disabled={listViewToSearch({ ...view, page: 1 }, ALL_USERS) === ""}
        onClick={clear}
        className="max-lg:col-span-full"
      >
        Clear filters
      </Button>
    </search>
  );
}
