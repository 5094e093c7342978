import { useQuery } from "@tanstack/react-query";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { pageCount, useExistingPage, useListView } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { useOpened } from "#app/dashboard/frame/use-opened.ts";
import { type UserChange, UserChangeDialog } from "#app/dashboard/users/user-change-dialog.tsx";
import { UserFilters } from "#app/dashboard/users/user-filters.tsx";
import { UserCards, UserTable } from "#app/dashboard/users/user-list.tsx";
import { ALL_USERS, parseUsersView, usersQuery } from "#app/dashboard/users/users-api.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
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
          <>
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
            <Pagination
              label="Pages of users"
              page={view.page}
              pages={pages ?? 1}
              reach={1}
              onPage={(page) => change({ page })}
            >
              <span role="status">{formatCount(data.total, "user", "users")}</span>
            </Pagination>
          </>
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
