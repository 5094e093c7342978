import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { subscriptions } from "#server/db/schema/community.ts";
import { users } from "#server/db/schema/users.ts";

/** Lifetime of a confirmation link and retention of an unconfirmed address. */
export const CONFIRM_WITHIN_DAYS = 30;
/**
 * After an unsubscription only the hash of its link remains, so that using the link again is not an error.
 */
const LEFT_KEPT_DAYS = 30;

/**
 * The hash of no secret: an address gets its unsubscribe links once it is confirmed, with
 * `setUnsubscribeHash`.
 */
const NO_HASH = sql`gen_random_uuid()::text`;

export interface SubscriptionState {
  id: string;
  isConfirmed: boolean;
  /** The hour since 1970 by the database's clock, on which all nodes agree. */
  hour: number;
}

/**
 * Finds or inserts the row of an address and locks it. One statement in both cases, so that its
 * time discloses nothing.
 */
export async function lockSubscription(
  tx: Database,
  email: string,
  confirmationHash: string,
): Promise<SubscriptionState> {
  const [held] = await tx
    .insert(subscriptions)
    .values({ email, confirmationHash, unsubscribeHash: NO_HASH })
    .onConflictDoUpdate({ target: subscriptions.email, set: { email } })
    .returning({
      id: subscriptions.id,
      confirmedAt: subscriptions.confirmedAt,
      hour: sql`floor(extract(epoch from now()) / 3600)`.mapWith(Number),
    });
  if (!held) throw new Error("A subscription was neither found nor inserted");
  return { id: held.id, isConfirmed: held.confirmedAt !== null, hour: held.hour };
}

/** Sets the secret of the next e-mail to an address; undefined keeps the old one, by the same statement. */
export async function renewConfirmation(
  tx: Database,
  id: string,
  confirmationHash: string | undefined,
): Promise<void> {
  const renewed = confirmationHash === undefined ? {} : { confirmationHash, createdAt: sql`now()` };
  await tx
    .update(subscriptions)
    .set({ id, ...renewed })
    .where(eq(subscriptions.id, id));
}

/** Confirms an address by the secret in its e-mail; returns it unless it was confirmed before. */
export async function confirmSubscription(
  tx: Database,
  confirmationHash: string,
): Promise<{ id: string; email: string } | undefined> {
  const [confirmed] = await tx
    .update(subscriptions)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        eq(subscriptions.confirmationHash, confirmationHash),
        isNull(subscriptions.confirmedAt),
        gt(subscriptions.createdAt, nowMinusDays(CONFIRM_WITHIN_DAYS)),
      ),
    )
    .returning({ id: subscriptions.id, email: subscriptions.email });
  return confirmed;
}

/**
 * Sets the hash of the secret in the unsubscribe links of an address, which is always the same one.
 * What remains of an earlier subscription of the address has it too and is deleted, so that the links
 * end this one.
 */
export async function setUnsubscribeHash(tx: Database, id: string, unsubscribeHash: string): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.unsubscribeHash, unsubscribeHash), isNotNull(subscriptions.unsubscribedAt)));
  await tx.update(subscriptions).set({ unsubscribeHash }).where(eq(subscriptions.id, id));
}

/** Whether a secret has confirmed an address that is still on the list. */
export async function isConfirmedBy(tx: Database, confirmationHash: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.confirmationHash, confirmationHash), isNotNull(subscriptions.confirmedAt)));
  return found !== undefined;
}

/** What remains of an address that left. */
const ENDED = {
  email: sql`${subscriptions.id}::text`,
  confirmationHash: null,
  unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, now())`,
};

/**
 * Erases an address by a secret sent to it; returns the row's id, also when the same secret was used before.
 */
export async function endSubscription(tx: Database, secretHash: string): Promise<string | undefined> {
  const [ended] = await tx
    .update(subscriptions)
    .set({ ...ENDED, unsubscribeHash: secretHash })
    .where(
      or(
        eq(subscriptions.unsubscribeHash, secretHash),
        // The row of an address that an earlier version confirmed keeps the hash of the link that
        // was sent then.
        and(eq(subscriptions.confirmationHash, secretHash), isNotNull(subscriptions.confirmedAt)),
      ),
    )
    .returning({ id: subscriptions.id });
  return ended?.id;
}

/** The address of an account, if its owner has confirmed it. */
export async function findConfirmedAddress(tx: Database, userId: string): Promise<string | undefined> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  return user?.email;
}

/** Puts an address on the list whose owner is known; returns the row's id unless it was on the list. */
export async function addConfirmed(tx: Database, email: string): Promise<string | undefined> {
  const [added] = await tx
    .insert(subscriptions)
    .values({ email, unsubscribeHash: NO_HASH, confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { confirmedAt: sql`now()` },
      setWhere: isNull(subscriptions.confirmedAt),
    })
    .returning({ id: subscriptions.id });
  return added?.id;
}

/** Takes an address off the list, confirmed or not; returns the row's id if it was there. */
export async function removeAddress(tx: Database, email: string): Promise<string | undefined> {
  const [removed] = await tx
    .update(subscriptions)
    .set(ENDED)
    .where(eq(subscriptions.email, email))
    .returning({ id: subscriptions.id });
  return removed?.id;
}

/** Whether an address gets the newsletter. */
export async function isSubscribed(database: Database, email: string): Promise<boolean> {
  return (
    (await database.$count(
      subscriptions,
      and(eq(subscriptions.email, email), isNotNull(subscriptions.confirmedAt)),
    )) > 0
  );
}

/** The last row of a page of confirmed addresses. */
export interface ConfirmedCursor {
  id: string;
  /** As PostgreSQL's text: a Date would lose the microseconds. */
  confirmedAtText: string;
}

/** A page of confirmed addresses in the order of their confirmation. */
export async function findConfirmed(database: Database, limit: number, after?: ConfirmedCursor) {
  const { id, email, confirmedAt, unsubscribedAt } = subscriptions;
  const behind =
    after && sql`(${confirmedAt}, ${id}) > (${after.confirmedAtText}::timestamptz, ${after.id}::uuid)`;
  return database
    .select({ id, email, confirmedAt, confirmedAtText: sql<string>`${confirmedAt}::text` })
    .from(subscriptions)
    .where(and(isNotNull(confirmedAt), isNull(unsubscribedAt), behind))
    .orderBy(asc(confirmedAt), asc(id))
    .limit(limit);
}

/** Deletes unconfirmed addresses and unsubscribed rows after their retention. */
export async function deleteStaleSubscriptions(database: Database): Promise<void> {
  const unconfirmed = and(
    isNull(subscriptions.confirmedAt),
    lt(subscriptions.createdAt, nowMinusDays(CONFIRM_WITHIN_DAYS)),
  );
  await database
    .delete(subscriptions)
    .where(or(unconfirmed, lt(subscriptions.unsubscribedAt, nowMinusDays(LEFT_KEPT_DAYS))));
}
