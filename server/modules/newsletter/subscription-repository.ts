import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { daysAgo } from "#server/db/days-ago.ts";
import { subscriptions } from "#server/db/schema/community.ts";

/** So long a link to confirm works, and so long an address nobody confirmed is kept. */
export const CONFIRM_WITHIN_DAYS = 30;
/** Of somebody who left, only the hash of the link they left by is kept, so that using it again is no error. */
const LEFT_KEPT_DAYS = 30;

export interface SubscriptionState {
  id: string;
  isConfirmed: boolean;
  /** The hour it is, counted from 1970, by the clock of the database: nodes must agree on it. */
  hour: number;
}

/** The row of an address, locked, new if there was none. Always one statement, so that it takes the same time for each. */
export async function lockSubscription(
  tx: Database,
  email: string,
  hashes: { confirmationHash: string; unsubscribeHash: string },
): Promise<SubscriptionState> {
  const [held] = await tx
    .insert(subscriptions)
    .values({ email, ...hashes })
    .onConflictDoUpdate({ target: subscriptions.email, set: { email } })
    .returning({
      id: subscriptions.id,
      confirmedAt: subscriptions.confirmedAt,
      hour: sql`floor(extract(epoch from now()) / 3600)`.mapWith(Number),
    });
  if (!held) throw new Error("A subscription was neither found nor made");
  return { id: held.id, isConfirmed: held.confirmedAt !== null, hour: held.hour };
}

/** Replaces the secret in the last mail to an address by that in the next; undefined leaves it, in the same time. */
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

/** Confirms an address by the secret in its mail; answers it if it was not confirmed before. */
export async function confirmSubscription(
  tx: Database,
  confirmationHash: string,
  unsubscribeHash: string,
): Promise<{ id: string; email: string } | undefined> {
  const [confirmed] = await tx
    .update(subscriptions)
    .set({ confirmedAt: sql`now()`, unsubscribeHash })
    .where(
      and(
        eq(subscriptions.confirmationHash, confirmationHash),
        isNull(subscriptions.confirmedAt),
        gt(subscriptions.createdAt, daysAgo(CONFIRM_WITHIN_DAYS)),
      ),
    )
    .returning({ id: subscriptions.id, email: subscriptions.email });
  return confirmed;
}

/** Whether a secret has confirmed an address that is still on the list. */
export async function isConfirmedBy(tx: Database, confirmationHash: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.confirmationHash, confirmationHash), isNotNull(subscriptions.confirmedAt)));
  return found !== undefined;
}

/**
 * Takes an address off the list by a secret sent to it; answers the row's id, also when the same secret did so before. The address itself is
 * forgotten.
 */
export async function endSubscription(tx: Database, secretHash: string): Promise<string | undefined> {
  const [ended] = await tx
    .update(subscriptions)
    .set({
      email: sql`${subscriptions.id}::text`,
      unsubscribeHash: secretHash,
      confirmationHash: null,
      unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, now())`,
    })
    .where(
      or(
        eq(subscriptions.unsubscribeHash, secretHash),
        and(eq(subscriptions.confirmationHash, secretHash), isNotNull(subscriptions.confirmedAt)),
      ),
    )
    .returning({ id: subscriptions.id });
  return ended?.id;
}

/** Where a page of confirmed addresses ends and the next begins. */
export interface ConfirmedCursor {
  id: string;
  /** As the database writes it: a Date would lose what comes after the milliseconds. */
  confirmedAtText: string;
}

/** Confirmed addresses in the order in which they were confirmed, a page at a time. */
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

/** Forgets addresses nobody confirmed, and the links of those who left. */
export async function deleteStaleSubscriptions(database: Database): Promise<void> {
  const unconfirmed = and(
    isNull(subscriptions.confirmedAt),
    lt(subscriptions.createdAt, daysAgo(CONFIRM_WITHIN_DAYS)),
  );
  await database
    .delete(subscriptions)
    .where(or(unconfirmed, lt(subscriptions.unsubscribedAt, daysAgo(LEFT_KEPT_DAYS))));
}
