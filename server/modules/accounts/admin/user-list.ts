import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { AdminUser, AdminUserList, UserListQuery } from "#contract/account/admin-users.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { presentUser, type UserRecord } from "#server/modules/accounts/user-presenter.ts";

export function presentAdminUser(user: UserRecord): AdminUser {
  return {
    ...presentUser(user),
    createdAt: user.createdAt.toISOString(),
    isBlocked: user.blockedAt !== null,
    blockedReason: user.blockedReason,
    emailConfirmed: user.emailConfirmedAt !== null,
  };
}

/** A page of the users that match, newest first. */
export async function listUsers(
  database: Database,
  { searchTerm, role, status, startIndex, limit }: UserListQuery,
): Promise<AdminUserList> {
  const filter = and(
    searchOf(searchTerm),
    role && eq(users.isAdmin, role === "admin"),
    status && (status === "blocked" ? isNotNull(users.blockedAt) : isNull(users.blockedAt)),
  );
  const found = await database
    .select()
    .from(users)
    .where(filter)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(startIndex);
  return { users: found.map(presentAdminUser), total: await database.$count(users, filter) };
}

/** Users whose name or address contains the words. */
function searchOf(searchTerm: string | undefined): SQL | undefined {
  if (!searchTerm) return undefined;
  const pattern = `%${searchTerm.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...[users.username, users.fullName, users.email].map((column) => ilike(column, pattern)));
}
