import { type ListView, parseListView } from "#app/dashboard/frame/list-view.ts";
import { USER_ROLES, USER_STATUSES, type UserRole, type UserStatus } from "#contract/account/user-filters.ts";
import { oneOf } from "#contract/http/one-of.ts";
import { SEARCH_TERM_MAX_LENGTH, USER_PAGE_SIZE } from "#contract/limits.ts";

/** What the list of users shows. */
export interface UsersView extends ListView {
  role: UserRole | "";
  status: UserStatus | "";
}

export const ALL_USERS: UsersView = { searchTerm: "", role: "", status: "", page: 1 };

const LIMITS = { searchTermMaxLength: SEARCH_TERM_MAX_LENGTH, pageSize: USER_PAGE_SIZE };

/** Reads the list's state from the URL; unknown values count as absent. */
export const parseUsersView = (params: URLSearchParams): UsersView => ({
  ...parseListView(params, LIMITS),
  role: oneOf(USER_ROLES, params.get("role"), ""),
  status: oneOf(USER_STATUSES, params.get("status"), ""),
});
