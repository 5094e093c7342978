import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { assertPlainHeaders, type NewMessage, type OutgoingMessage } from "./message.ts";

/** A message this process alone tries to send until its lease ends. */
export interface ClaimedMessage extends OutgoingMessage {
  /** How many attempts there were, this one included. */
  attempts: number;
}

const UNSENT_KEPT = sql`interval '3 days'`;
const ROWS_KEPT = sql`interval '30 days'`;
/** Of messages that are tried no more; setting it to now() has one tried again. */
const NEVER = sql`'infinity'::timestamptz`;

/**
 * Writes a message into the outbox in the caller's transaction; answers false, and changes nothing, if it is there already.
 * Call `app.mailWritten()` after the commit.
 */
export async function enqueue(tx: Database, message: NewMessage): Promise<boolean> {
  assertPlainHeaders(message);
  const { about, event, recipient, subject, text, html, headers = {} } = message;
  const written = await tx
    .insert(outboxMessages)
    .values({
      deduplicationKey: `${about}/${event}`,
      recipient,
      subject,
      textBody: text,
      htmlBody: html,
      headers,
    })
    .onConflictDoNothing()
    .returning({ id: outboxMessages.id });
  return written.length > 0;
}

/** Takes back what waits to be sent about something; what is being sent at this moment still goes. */
export async function withdrawMessages(tx: Database, about: string): Promise<void> {
  await tx
    .delete(outboxMessages)
    .where(
      and(
        isNull(outboxMessages.sentAt),
        sql`starts_with(${outboxMessages.deduplicationKey}, ${`${about}/`})`,
      ),
    );
}

/** The message that has been due for longest, claimed for a number of seconds; undefined if none is due or all are claimed. */
export async function claimDueMessage(
  database: Database,
  leaseSeconds: number,
): Promise<ClaimedMessage | undefined> {
  const due = database
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.sentAt), lte(outboxMessages.nextAttemptAt, sql`now()`)))
    .orderBy(outboxMessages.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await database
    .update(outboxMessages)
    .set({ attempts: sql`${outboxMessages.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    // A scalar subquery runs once; in a join it could run again and lock more than it claims.
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

/** Notes that a message is sent. All that stays is that it was: whom it went to and what it said is nobody's business any more. */
export async function markSent(database: Database, id: string): Promise<void> {
  await database
    .update(outboxMessages)
    .set({ sentAt: sql`now()`, recipient: "", subject: "", textBody: "", htmlBody: "", headers: {} })
    .where(eq(outboxMessages.id, id));
}

/** Puts a failed attempt off, unless the message has been tried for three days: then it is given up, which is answered. */
export async function postpone(
  database: Database,
  { id, attempts }: ClaimedMessage,
  delaySeconds: number,
): Promise<"postponed" | "given up"> {
  const isOver = sql`${outboxMessages.createdAt} < now() - ${UNSENT_KEPT}`;
  const [postponed] = await database
    .update(outboxMessages)
    .set({ nextAttemptAt: sql`case when ${isOver} then ${NEVER} else ${inSeconds(delaySeconds)} end` })
    // Whoever claimed it after this attempt's lease decides about it now.
    .where(
      and(eq(outboxMessages.id, id), eq(outboxMessages.attempts, attempts), isNull(outboxMessages.sentAt)),
    )
    .returning({ isOver: sql<boolean>`${outboxMessages.nextAttemptAt} = ${NEVER}` });
  return postponed?.isOver ? "given up" : "postponed";
}

/** Forgets messages a month after they were sent or written in vain. */
export async function deleteOldMessages(database: Database): Promise<void> {
  const old = lte(outboxMessages.createdAt, sql`now() - ${ROWS_KEPT}`);
  await database
    .delete(outboxMessages)
    .where(and(old, or(isNotNull(outboxMessages.sentAt), eq(outboxMessages.nextAttemptAt, NEVER))));
}

function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/** How many messages wait to be sent, those that are being tried at this moment included. */
export async function countWaiting(database: Database): Promise<number> {
  return database.$count(
    outboxMessages,
    and(isNull(outboxMessages.sentAt), sql`${outboxMessages.nextAttemptAt} < ${NEVER}`),
  );
}
