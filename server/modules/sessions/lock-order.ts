import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { signInRequired } from "./sign-in-required.ts";

/*
 * The lock order of the shop: user, session, outfits, comments, replies, each by id, then what references
 * them. Any other order can deadlock with the deletion of an account or an outfit.
 */

const selectShared = selectUserFor("lock_user_shared", "key share");
const selectExclusive = selectUserFor("lock_user_exclusive", "no key update");

/**
 * Prevents the deletion of a user's account until the transaction ends; throws UNAUTHENTICATED if it is
 * deleted already. A transaction that writes rows of the user must take this lock first.
 */
export async function lockUserShared(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, selectShared);
}

/** Like `lockUserShared`, but returns whether the account exists. */
export async function tryLockUserShared(tx: Database, userId: string): Promise<boolean> {
  return (await selectShared(tx, { userId })).length > 0;
}

/**
 * Like `lockUserShared`, and serializes transactions that take this lock, so that counts of the user's
 * rows stay valid.
 */
export async function lockUserExclusive(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId, selectExclusive);
}

/**
 * Like `lockUserExclusive`, for changes that have waited in a queue: throws UNAUTHENTICATED also if the user
 * has been blocked meanwhile.
 */
export async function lockCaller(tx: Database, userId: string): Promise<void> {
  const { blockedAt } = await lockUser(tx, userId, selectExclusive);
  if (blockedAt) throw signInRequired();
}

/**
 * Locks several users like `lockUserExclusive`, in the order of their ids; returns the ids of
 * those that exist.
 */
export async function lockUsersExclusive(tx: Database, condition: SQL | undefined): Promise<string[]> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(asc(users.id))
    .for("no key update");
  return locked.map(({ id }) => id);
}

/**
 * Prevents the end of a session until the transaction ends; throws UNAUTHENTICATED if it has ended. A
 * transaction that creates credentials or rights takes this lock, after that of the session's user.
 */
export async function lockSession(tx: Database, sessionId: string): Promise<void> {
  const locked = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)))
    .for("key share");
  if (locked.length === 0) throw signInRequired();
}

async function lockUser(tx: Database, userId: string, select: typeof selectShared) {
  const [user] = await select(tx, { userId });
  if (!user) throw signInRequired();
  return user;
}

function selectUserFor(name: string, strength: "key share" | "no key update") {
  return preparedSelect(
    name,
    new QueryBuilder()
      .select({ id: users.id, blockedAt: users.blockedAt })
      .from(users)
      .where(eq(users.id, sql.placeholder("userId")))
      .for(strength),
  );
}

const { searchTokens, outfitTokens, ...outfitColumns } = getTableColumns(outfits);

/** An outfit's row without its search tokens. */
export type StoredOutfit = Awaited<ReturnType<typeof lockOutfits>>[number];

/**
 * How strongly outfits are locked. "key share" only prevents their deletion, as a reference does, and waits
 * for no other change; "no key update" is for changes of their columns, "update" for deletions.
 */
type LockStrength = "key share" | "no key update" | "update";

/** Locks outfits in the order of their ids, and returns those that exist, in that order. */
export async function lockOutfits(tx: Database, ids: readonly string[], strength: LockStrength) {
  return tx
    .select(outfitColumns)
    .from(outfits)
    .where(inArray(outfits.id, [...ids]))
    .orderBy(asc(outfits.id))
    .for(strength);
}
