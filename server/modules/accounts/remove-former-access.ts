import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { identities } from "#server/db/schema/users.ts";

/**
 * Removes passkeys and identities of an account whose address is proved for the first time. Another person than its
 * owner may have made the account. Links that undo a change of address stay: without them, a thief who changes the address and proves the new one
 * would keep the account. The caller removes the password and the sessions.
 */
export async function removeFormerAccess(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(identities).where(eq(identities.userId, userId));
}
