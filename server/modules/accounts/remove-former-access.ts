import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { identities } from "#server/db/schema/users.ts";

/**
 * Removes passkeys and identities of an account whose address is proved for the first time: whoever made the account with it may be somebody else than the
 * owner of the address. Links that undo a change stay, or a thief who changes the address and proves the new one would keep the account. Password and
 * sessions are the caller's.
 */
export async function removeFormerAccess(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(identities).where(eq(identities.userId, userId));
}
