import { useQuery } from "@tanstack/react-query";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { FilterSelect } from "#app/dashboard/frame/filter-fields.tsx";
import { listViewToSearch, pageCount, useExistingPage, useListView } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { type UserChange, UserChangeDialog } from "#app/dashboard/users/user-change-dialog.tsx";
import { UserCards, UserTable } from "#app/dashboard/users/user-list.tsx";
import { ALL_USERS, parseUsersView, type UsersView, usersQuery } from "#app/dashboard/users/users-api.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { USER_ROLES, USER_STATUSES, type UserRole, type UserStatus } from "#contract/account/user-filters.ts";
import { USER_PAGE_SIZE } from "#contract/limits.ts";

export function UsersPanel() {
  const { view, applied, isApplied, change, clear, correctPage } = useListView(ALL_USERS, parseUsersView);
  const query = useQuery(usersQuery(applied));
  const pages = query.data && pageCount(query.data.total, USER_PAGE_SIZE);
  useExistingPage(applied.page, isApplied && !query.isPlaceholderData ? pages : undefined, correctPage);
  const isTable = useMediaQuery("(width >= 72rem)");
  const question = useOpened<UserChange>();
  const List = isTable ? UserTable : UserCards;

  return (
    <DashboardFrame title="Users" text="Everybody with an account, and who may open this dashboard.">
      <UserFilters view={view} change={change} clear={clear} />
      <Loaded query={query} failure="The users could not be loaded">
        {(data) => (
          <PagedList
            name="users"
            page={view.page}
            pages={pages ?? 1}
            onPage={(page) => change({ page })}
            summary={pageSummary(
              { page: applied.page, pageSize: USER_PAGE_SIZE, shown: data.users.length },
              formatCount(data.total, "user", "users"),
            )}
            isStale={query.isPlaceholderData}
          >
            {data.users.length === 0 ? (
              <EmptyState
                title="No users found"
                text="No account matches this search and these filters."
                action={<Button onClick={clear}>Clear filters</Button>}
              />
            ) : (
              <div aria-busy={query.isFetching} className="min-w-0 overflow-x-auto">
                <List users={data.users} onAsk={question.open} />
              </div>
            )}
          </PagedList>
        )}
      </Loaded>
      {question.value && (
        <UserChangeDialog
          key={question.key}
          change={question.value}
          open={question.isOpen}
          onClose={question.close}
        />
      )}
    </DashboardFrame>
  );
}

const ROLE_LABELS: Record<UserRole, string> = { admin: "Administrators", user: "Shoppers" };
const STATUS_LABELS: Record<UserStatus, string> = { active: "Active", blocked: "Blocked" };

interface UserFiltersProps {
  view: UsersView;
  change: (changes: Partial<UsersView>) => void;
  clear: () => void;
}

function UserFilters({ view, change, clear }: UserFiltersProps) {
  return (
    <search
      aria-label="Filter the users"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[minmax(0,1fr)_12rem_10rem_auto]"
    >
      <SearchField
        label="Search names and email addresses"
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
