import { createHash } from "node:crypto";
import { and, count, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { UNPROVED_FORM_MAILS_PER_DAY, UNPROVED_MAILS_PER_DAY } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { isDigest, outboxMessages } from "#server/db/schema/community.ts";
import { users } from "#server/db/schema/users.ts";
import { assertPlainHeaders, type NewMessage, type OutgoingMessage } from "./message.ts";

/** Beginning of `about` of the messages about accounts. */
export const ABOUT_ACCOUNTS = "account/";

/** What digests are about, as `isDigest` has it; deleting the account deletes its messages by the beginning. */
export const aboutAlerts = (userId: string) => `${ABOUT_ACCOUNTS}${userId}/alerts`;

/** What messages are about that anybody causes who knows the address of an account. */
export const aboutStrangersRequests = (userId: string) => `${ABOUT_ACCOUNTS}${userId}/requested`;

/** A message leased to this process. */
export interface ClaimedMessage extends OutgoingMessage {
  /** Attempts so far, including this one. */
  attempts: number;
}

const GIVE_UP_AFTER = sql`interval '3 days'`;
const DAY = sql`interval '1 day'`;
/** Distinguishes the locks of addresses from other advisory locks. */
const ADDRESS_LOCK = 7_431;
const RETENTION = sql`interval '30 days'`;
/** `next_attempt_at` of messages that were given up; setting it to now() retries one. */
const NEVER = sql`'infinity'::timestamptz`;

/**
 * Inserts a message into the outbox in the caller's transaction; returns false, and changes nothing, if it is
 * already there or its address is unproved and has had its messages of the day. Call `app.wakeMailSender()`
 * after the commit.
 */
export async function enqueueEmail(tx: Database, message: NewMessage): Promise<boolean> {
  assertPlainHeaders(message);
  const { about, event, recipient, unproved, subject, text, html, headers = {} } = message;
  const unprovedDigest = unproved ? createHash("sha256").update(recipient).digest("base64url") : null;
  if (unprovedDigest !== null && !(await mayGetAnother(tx, { unprovedDigest, recipient, about })))
    return false;
  const written = await tx
    .insert(outboxMessages)
    .values({
      deduplicationKey: `${about}/${event}`,
      recipient,
      subject,
      textBody: text,
      htmlBody: html,
      headers,
      unprovedDigest,
    })
    .onConflictDoNothing()
    .returning({ id: outboxMessages.id });
  return written.length > 0;
}

/**
 * Whether the address may get a message about this, the last of a day being kept for the account that has the
 * address. Locks the address until the transaction ends, so that simultaneous messages count each other.
 */
async function mayGetAnother(
  tx: Database,
  { unprovedDigest, recipient, about }: { unprovedDigest: string; recipient: string; about: string },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::int, hashtext(${unprovedDigest}))`);
  const ofTheDay = and(
    eq(outboxMessages.unprovedDigest, unprovedDigest),
    gt(outboxMessages.createdAt, sql`now() - ${DAY}`),
  );
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, recipient));
  // Without an account, the beginning of no message.
  const aboutOwner = `${ABOUT_ACCOUNTS}${account?.id ?? "none"}`;
  const aboutRequests = aboutStrangersRequests(account?.id ?? "none");
  const isAbout = (subject: string) => sql`starts_with(${outboxMessages.deduplicationKey}, ${`${subject}/`})`;
  const countOf = (what: SQL) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
  const [sent] = await tx
    .select({
      all: count(),
      toOthers: countOf(sql`not ${isAbout(aboutOwner)} or ${isAbout(aboutRequests)}`),
      requested: countOf(isAbout(aboutRequests)),
    })
    .from(outboxMessages)
    .where(ofTheDay);
  if (!sent || sent.all >= UNPROVED_MAILS_PER_DAY) return false;
  // A link to choose a new password serves the owner too, who may be able to ask for nothing else.
  const isFirstRequest = about === aboutRequests && sent.requested === 0;
  return about === aboutOwner || isFirstRequest || sent.toOthers < UNPROVED_FORM_MAILS_PER_DAY;
}

/** Whether an address is that of the account, and its owner has confirmed it there. */
export async function isConfirmedAddress(
  database: Database,
  userId: string | undefined,
  email: string,
): Promise<boolean> {
  if (userId === undefined) return false;
  const own = and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailConfirmedAt));
  return (await database.$count(users, own)) > 0;
}

/**
 * Deletes the unsent messages about an entity. A message that is being sent at this moment still goes out.
 */
export async function withdrawMessages(tx: Database, about: string): Promise<void> {
  await tx.delete(outboxMessages).where(unsentAbout(about));
}

/** Sends the unsent messages about an entity to another address. */
export async function readdressMessages(tx: Database, about: string, recipient: string): Promise<void> {
  await tx.update(outboxMessages).set({ recipient }).where(unsentAbout(about));
}

const unsentAbout = (about: string) =>
  and(isNull(outboxMessages.sentAt), sql`starts_with(${outboxMessages.deduplicationKey}, ${`${about}/`})`);

/**
 * Leases the message that has been due for longest; undefined if none is due or all are leased. Digests, of
 * which a morning has thousands, come after all other messages.
 */
export async function claimDueMessage(
  database: Database,
  leaseSeconds: number,
): Promise<ClaimedMessage | undefined> {
  const due = database
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.sentAt), lte(outboxMessages.nextAttemptAt, sql`now()`)))
    .orderBy(isDigest(outboxMessages.deduplicationKey), outboxMessages.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await database
    .update(outboxMessages)
    .set({ attempts: sql`${outboxMessages.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    // A scalar subquery runs once; a join could run it again and lock more rows than it claims.
    .where(eq(outboxMessages.id, sql`(${due})`))
    .returning({
      id: outboxMessages.id,
      recipient: outboxMessages.recipient,
      subject: outboxMessages.subject,
      text: outboxMessages.textBody,
      html: outboxMessages.htmlBody,
      headers: outboxMessages.headers,
      attempts: outboxMessages.attempts,
      createdAt: outboxMessages.createdAt,
    });
  return claimed;
}

/** Marks a message as sent and erases its recipient and content. */
export async function markSent(database: Database, id: string): Promise<void> {
  await database
    .update(outboxMessages)
    .set({ sentAt: sql`now()`, recipient: "", subject: "", textBody: "", htmlBody: "", headers: {} })
    .where(eq(outboxMessages.id, id));
}

/** Schedules the next attempt, or gives the message up once it has been tried for three days. */
export async function postpone(
  database: Database,
  { id, attempts }: ClaimedMessage,
  delaySeconds: number,
): Promise<"postponed" | "given up"> {
  const isOver = sql`${outboxMessages.createdAt} < now() - ${GIVE_UP_AFTER}`;
  const [postponed] = await database
    .update(outboxMessages)
    .set({ nextAttemptAt: sql`case when ${isOver} then ${NEVER} else ${inSeconds(delaySeconds)} end` })
    // After this attempt's lease ended, another process may have claimed it: then that attempt decides.
    .where(
      and(eq(outboxMessages.id, id), eq(outboxMessages.attempts, attempts), isNull(outboxMessages.sentAt)),
    )
    .returning({ isOver: sql<boolean>`${outboxMessages.nextAttemptAt} = ${NEVER}` });
  return postponed?.isOver ? "given up" : "postponed";
}

/** Removes the digests of unproved addresses after a day, in which their messages are counted. */
export async function removeOldDigests(database: Database): Promise<void> {
  await database
    .update(outboxMessages)
    .set({ unprovedDigest: null })
    .where(and(isNotNull(outboxMessages.unprovedDigest), lte(outboxMessages.createdAt, sql`now() - ${DAY}`)));
}

/** Deletes messages that were sent or given up, 30 days after they were written. */
export async function deleteOldMessages(database: Database): Promise<void> {
  const old = lte(outboxMessages.createdAt, sql`now() - ${RETENTION}`);
  await database
    .delete(outboxMessages)
    .where(and(old, or(isNotNull(outboxMessages.sentAt), eq(outboxMessages.nextAttemptAt, NEVER))));
}

function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/** The number of unsent messages, including those being sent at this moment. */
export async function countWaiting(database: Database): Promise<number> {
  return database.$count(
    outboxMessages,
    and(isNull(outboxMessages.sentAt), sql`${outboxMessages.nextAttemptAt} < ${NEVER}`),
  );
}
