import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { users } from "#server/db/schema/users.ts";
import { signInRequired } from "./guards.ts";

const holding = locking("hold_user", "key share");
const holdingAlone = locking("hold_user_alone", "no key update");

/**
 * Keeps a user's account from being deleted until the transaction ends; throws UNAUTHENTICATED when it is already gone.
 * To be the first thing a transaction locks when it writes something of that user: deleting an account locks its user, then outfits,
 * comments and replies, and whoever takes them in another order can deadlock with it.
 */
export async function lockUserShared(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, holding);
}

/** The same, and others who hold the user alone wait until the transaction ends, so that what it counts of theirs stays true. */
export async function lockUserExclusive(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, holdingAlone);
}

async function lockUser(tx: Database, userId: string, lock: typeof holding): Promise<void> {
  const [held] = await lock(tx, { userId });
  if (!held) throw signInRequired();
}

function locking(name: string, strength: "key share" | "no key update") {
  return preparedSelect(
    name,
    new QueryBuilder()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, sql.placeholder("userId")))
      .for(strength),
  );
}
