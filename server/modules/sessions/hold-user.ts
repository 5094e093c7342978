import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { signInRequired } from "./guards.ts";

/**
 * Keeps a user's account from being deleted until the transaction ends; throws UNAUTHENTICATED when it is already gone.
 * To be the first thing a transaction locks when it writes something of that user: deleting an account locks its user, then outfits,
 * comments and replies, and whoever takes them in another order can deadlock with it.
 */
export async function holdUser(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, "key share");
}

/** The same, and others who hold the user alone wait until the transaction ends, so that what it counts of theirs stays true. */
export async function holdUserAlone(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, "no key update");
}

async function lockUser(
  tx: Database,
  userId: string,
  strength: "key share" | "no key update",
): Promise<void> {
  const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength);
  if (!held) throw signInRequired();
}
