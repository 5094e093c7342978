import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { accountLinks } from "#server/db/schema/account-links.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { identities } from "#server/db/schema/users.ts";

/**
 * Removes passkeys, identities and unused links of an account whose address is proved for the first time: whoever made the account with it may be somebody
 * else than the owner of the address. Password and sessions are the caller's.
 */
export async function removeFormerAccess(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(identities).where(eq(identities.userId, userId));
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}
