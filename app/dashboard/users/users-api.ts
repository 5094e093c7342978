import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ListView, parseListView } from "#app/dashboard/frame/list-view.ts";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { AdminUser, AdminUserList, PasskeyCode } from "#contract/account/admin-users.ts";
import { USER_ROLES, USER_STATUSES, type UserRole, type UserStatus } from "#contract/account/user-filters.ts";
import { oneOf } from "#contract/http/one-of.ts";
import { SEARCH_TERM_MAX_LENGTH, USER_PAGE_SIZE } from "#contract/limits.ts";

export interface UsersView extends ListView {
  role: UserRole | "";
  status: UserStatus | "";
}

export const ALL_USERS: UsersView = { searchTerm: "", role: "", status: "", page: 1 };

const LIMITS = { searchTermMaxLength: SEARCH_TERM_MAX_LENGTH, pageSize: USER_PAGE_SIZE };

/** Unknown values count as absent. */
export const parseUsersView = (params: URLSearchParams): UsersView => ({
  ...parseListView(params, LIMITS),
  role: oneOf(USER_ROLES, params.get("role"), ""),
  status: oneOf(USER_STATUSES, params.get("status"), ""),
});

export const USERS_KEY = ["admin-users"];

export function usersQuery({ searchTerm, role, status, page }: UsersView) {
  const params = new URLSearchParams({
    searchTerm,
    role,
    status,
    startIndex: String((page - 1) * USER_PAGE_SIZE),
    limit: String(USER_PAGE_SIZE),
  });
  return queryOptions({
    queryKey: [...USERS_KEY, searchTerm, role, status, page],
    meta: { personal: true, failureMessage: "The users could not be loaded" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => browserApi<AdminUserList>({ path: `/user/admin/users?${params}`, signal }),
  });
}

export function changeRole(id: string, isUserAdmin: boolean): Promise<AdminUser> {
  const path = `/user/admin/${id}/role`;
  return inFreshSession(() => browserApi<AdminUser>({ method: "PUT", path, body: { isUserAdmin } }));
}

export function changeBlock(id: string, blocked: boolean, reason?: string): Promise<AdminUser> {
  const body = { blocked, ...(reason ? { reason } : {}) };
  return inFreshSession(() =>
    browserApi<AdminUser>({ method: "PUT", path: `/user/admin/${id}/block`, body }),
  );
}

/** The one-time code with which another administrator adds a passkey. */
export function makePasskeyCode(id: string): Promise<PasskeyCode> {
  return inFreshSession(() =>
    browserApi<PasskeyCode>({ method: "POST", path: `/user/admin/${id}/passkey-code` }),
  );
}
