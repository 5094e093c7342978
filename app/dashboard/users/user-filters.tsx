import { FilterSelect, SearchField } from "#app/dashboard/frame/filter-fields.tsx";
import { listViewToSearch } from "#app/dashboard/frame/list-view.ts";
import { ALL_USERS, type UsersView } from "#app/dashboard/users/users-api.ts";
import { Button } from "#app/ui/button.tsx";
import { USER_ROLES, USER_STATUSES, type UserRole, type UserStatus } from "#contract/account/user-filters.ts";

const ROLE_LABELS: Record<UserRole, string> = { admin: "Administrators", user: "Shoppers" };
const STATUS_LABELS: Record<UserStatus, string> = { active: "Active", blocked: "Blocked" };

interface UserFiltersProps {
  view: UsersView;
  change: (changes: Partial<UsersView>) => void;
  clear: () => void;
}

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
      <FilterSelect
        label="Role"
        value={view.role}
        all="All roles"
        choices={USER_ROLES}
        labels={ROLE_LABELS}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label="Status"
        value={view.status}
        all="All"
        choices={USER_STATUSES}
        labels={STATUS_LABELS}
        onChange={(status) => change({ status })}
      />
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
