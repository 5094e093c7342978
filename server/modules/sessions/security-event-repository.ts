import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { SecurityEventKind } from "#contract/account/security-events.ts";
import type { Database } from "#server/db/database.ts";
import { securityEvents } from "#server/db/schema/users.ts";
import { lockUserExclusive } from "./lock-order.ts";

const SHOWN_MAX = 20;
/**
 * An event that repeats within this time is stored once, so that an attack does not hide what
 * happened before it.
 */
const REPEATED_WITHIN = sql`interval '10 minutes'`;
const RETENTION = sql`interval '180 days'`;
const SIGN_INS: SecurityEventKind[] = ["signed-in", "signed-in-on-new-device"];

export interface NewSecurityEvent {
  userId: string;
  kind: SecurityEventKind;
  device: string;
}

export async function insertSecurityEvent(database: Database, event: NewSecurityEvent): Promise<void> {
  await database.insert(securityEvents).values(event);
}

/** Stores an event that others can cause, unless the same one was stored a moment ago. */
export async function insertUnlessRepeated(database: Database, event: NewSecurityEvent): Promise<void> {
  const { userId, kind } = event;
  const recent = and(
    eq(securityEvents.userId, userId),
    eq(securityEvents.kind, kind),
    sql`${securityEvents.createdAt} > now() - ${REPEATED_WITHIN}`,
  );
  await database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    if ((await tx.$count(securityEvents, recent)) === 0) await insertSecurityEvent(tx, event);
  });
}

/** Whether the user has signed in before, but not on this device. */
export async function isNewDevice(tx: Database, userId: string, device: string): Promise<boolean> {
  const [before] = await tx
    .select({ known: sql<boolean>`bool_or(${securityEvents.device} = ${device})` })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), inArray(securityEvents.kind, SIGN_INS)));
  return before?.known === false;
}

/** The newest events of a user. */
export async function listSecurityEvents(database: Database, userId: string) {
  return database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(SHOWN_MAX);
}

export async function deleteOldSecurityEvents(database: Database): Promise<void> {
  await database.delete(securityEvents).where(lt(securityEvents.createdAt, sql`now() - ${RETENTION}`));
}
