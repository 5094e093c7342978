import { SEARCH_TERM_MAX_LENGTH, START_INDEX_MAX, USER_PAGE_SIZE } from "#contract/limits.ts";
import { oneOf } from "#contract/one-of.ts";
import { USER_ROLES, USER_STATUSES, type UserRole, type UserStatus } from "#contract/user-filters.ts";

/** What the list of users shows: its search, filters and page. */
export interface UsersView {
  searchTerm: string;
  role: UserRole | "";
  status: UserStatus | "";
  /** Counted from 1. */
  page: number;
}

export const ALL_USERS: UsersView = { searchTerm: "", role: "", status: "", page: 1 };
/** The last page that the call returns. */
export const USER_PAGES_MAX = Math.floor(START_INDEX_MAX / USER_PAGE_SIZE) + 1;

/** Reads the list's state from the URL; unknown values count as absent. */
export function parseUsersView(params: URLSearchParams): UsersView {
  const page = Number(params.get("page"));
  return {
    searchTerm: (params.get("searchTerm") ?? "").replaceAll("\u0000", "").slice(0, SEARCH_TERM_MAX_LENGTH),
    role: oneOf(USER_ROLES, params.get("role"), ""),
    status: oneOf(USER_STATUSES, params.get("status"), ""),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, USER_PAGES_MAX) : 1,
  };
}

/** The URL's query, "?role=admin&page=2": only values that differ from the defaults. */
export function usersViewToSearch(view: UsersView): string {
  const wanted = { ...view, searchTerm: view.searchTerm.trim() };
  const names = Object.keys(ALL_USERS) as (keyof UsersView)[];
  const params = new URLSearchParams(
    names.filter((name) => wanted[name] !== ALL_USERS[name]).map((name) => [name, String(wanted[name])]),
  );
  return params.size > 0 ? `?${params}` : "";
}
