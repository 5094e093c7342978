import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { users } from "#server/db/schema/users.ts";
import { signInRequired } from "./sign-in-required.ts";

const selectShared = selectUserFor("lock_user_shared", "key share");
const selectExclusive = selectUserFor("lock_user_exclusive", "no key update");

/**
 * Prevents the deletion of a user's account until the transaction ends; throws UNAUTHENTICATED if it is deleted already. A
 * transaction that writes rows of the user must take this lock first: account deletion locks the user, then outfits, comments and
 * replies, and any other order can deadlock with it.
 */
export async function lockUserShared(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, selectShared);
}

/** Like `lockUserShared`, and serializes transactions that take this lock, so that counts of the user's rows stay valid. */
export async function lockUserExclusive(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, selectExclusive);
}

async function lockUser(tx: Database, userId: string, select: typeof selectShared): Promise<void> {
  const [user] = await select(tx, { userId });
  if (!user) throw signInRequired();
}

function selectUserFor(name: string, strength: "key share" | "no key update") {
  return preparedSelect(
    name,
    new QueryBuilder()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, sql.placeholder("userId")))
      .for(strength),
  );
}
