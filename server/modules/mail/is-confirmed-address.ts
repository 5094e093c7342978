import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";

/** Whether an address is that of the account, and its owner has confirmed it there. */
export async function isConfirmedAddress(
  database: Database,
  userId: string | undefined,
  email: string,
): Promise<boolean> {
  if (userId === undefined) return false;
  const own = and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailConfirmedAt));
  return (await database.$count(users, own)) > 0;
}
