import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { consumeTokensOf } from "./email-tokens/email-token-repository.ts";

/**
 * Sets a user's password, or removes it with null. Links to choose a new one that were sent
 * before stop working.
 */
export async function setPassword(tx: Database, userId: string, passwordHash: string | null): Promise<void> {
  await tx.update(users).set({ passwordHash, passwordChangedAt: sql`now()` }).where(eq(users.id, userId));
  await consumeTokensOf(tx, userId, "reset-password");
}
