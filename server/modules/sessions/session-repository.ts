import { and, desc, eq, gt, inArray, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { signInRequired } from "./sign-in-required.ts";

/** The user of a valid session. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
  sessionId: string;
  /** Whether the session began with a passkey for administration. */
  byPasskey: boolean;
  /**
   * Set for an administrator whose session did not begin with the passkey that the shop requires. `isAdmin`
   * is false then.
   */
  needsPasskey?: boolean;
}

type Log = Pick<FastifyBaseLogger, "warn">;

/** A new session with its secrets, which are stored as hashes only. */
export interface NewSession {
  /** For the Authorization header. */
  token: string;
  /** For the session cookie. */
  cookie: string;
  expiresAt: Date;
  /** Time until `expiresAt`, for clients whose clocks may differ from the database's. */
  ttlSeconds: number;
}

/** The secrets by which a client identifies its session. */
export interface SessionSecrets {
  token: string | undefined;
  cookie: string | undefined;
}

interface FoundSession extends SignedInUser {
  wasUsedLately: boolean;
}

const SECONDS_PER_HOUR = 3_600;
/** Sessions that the profile lists. */
const LISTED_MAX = 100;
const usedLately = sql<boolean>`${sessions.lastUsedAt} > now() - interval '5 minutes'`;

const validSessionByToken = validSession("session_by_token", sessions.tokenHash);
const validSessionByCookie = validSession("session_by_cookie", sessions.cookieHash);

/** The user of a bearer token; undefined for an unknown, expired or revoked one. */
export async function findUserByToken(
  database: Database,
  token: string,
  log?: Log,
): Promise<SignedInUser | undefined> {
  return markUsed(database, await validSessionByToken(database, { hash: hashSecret(token) }), log);
}

/** The user of a session cookie, which only check-auth accepts. */
export async function findUserByCookie(
  database: Database,
  cookie: string,
  log?: Log,
): Promise<SignedInUser | undefined> {
  return markUsed(database, await validSessionByCookie(database, { hash: hashSecret(cookie) }), log);
}

/**
 * Notes that a session is in use, at most every five minutes: a write for each request would cost more than
 * it tells. The request goes on without it, such as while the database accepts no writes.
 */
async function markUsed(
  database: Database,
  [found]: FoundSession[],
  log: Log | undefined,
): Promise<SignedInUser | undefined> {
  if (!found) return undefined;
  const { wasUsedLately, ...user } = found;
  if (!wasUsedLately) {
    await database
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.id, user.sessionId), not(usedLately)))
      .catch((err: unknown) => log?.warn({ err }, "The use of a session could not be noted"));
  }
  return user;
}

/**
 * Starts a session beside the user's other ones. It expires by the clock of the database, so
 * that nodes agree.
 */
export async function startSession(
  database: Database,
  userId: string,
  { ttlHours, device, byPasskey = false }: { ttlHours: number; device: string; byPasskey?: boolean },
): Promise<NewSession> {
  const [token, cookie] = [newSecret(), newSecret()];
  const [started] = await database
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashSecret(token),
      cookieHash: hashSecret(cookie),
      device,
      byPasskey,
      expiresAt: sql`now() + make_interval(hours => ${ttlHours})`,
    })
    .returning({ expiresAt: sessions.expiresAt });
  if (!started) throw new Error("The session was not stored");
  return { token, cookie, expiresAt: started.expiresAt, ttlSeconds: ttlHours * SECONDS_PER_HOUR };
}

/** Whether the user proved who they are within these minutes. */
export async function isFresh(database: Database, sessionId: string, minutes: number): Promise<boolean> {
  const fresh = sql`${sessions.authenticatedAt} > now() - make_interval(mins => ${minutes})`;
  return (await database.$count(sessions, and(eq(sessions.id, sessionId), fresh))) > 0;
}

/**
 * Makes a session fresh and replaces its secrets, so that a copy of the former ones does not become
 * fresh with it.
 */
export async function renewSession(tx: Database, sessionId: string): Promise<NewSession> {
  const [token, cookie] = [newSecret(), newSecret()];
  const [renewed] = await tx
    .update(sessions)
    .set({ tokenHash: hashSecret(token), cookieHash: hashSecret(cookie), authenticatedAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
    .returning({
      expiresAt: sessions.expiresAt,
      ttlSeconds: sql<number>`ceil(extract(epoch from ${sessions.expiresAt} - now()))::int`,
    });
  if (!renewed) throw signInRequired();
  return { token, cookie, ...renewed };
}

/** The valid sessions of a user, the one used last first. */
export async function listSessions(database: Database, userId: string) {
  const { id, createdAt, lastUsedAt, device } = sessions;
  return database
    .select({ id, createdAt, lastUsedAt, device })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(lastUsedAt), desc(createdAt))
    .limit(LISTED_MAX);
}

/** Ends one session of a user; returns false if there is none with this id. */
export async function endSession(database: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the sessions that the secrets identify; returns the ids of their users. */
export async function endSessions(database: Database, { token, cookie }: SessionSecrets): Promise<string[]> {
  const conditions = [
    ...(token === undefined ? [] : [eq(sessions.tokenHash, hashSecret(token))]),
    ...(cookie === undefined ? [] : [eq(sessions.cookieHash, hashSecret(cookie))]),
  ];
  if (conditions.length === 0) return [];
  const ended = await database
    .delete(sessions)
    .where(or(...conditions))
    .returning({ userId: sessions.userId });
  return [...new Set(ended.map(({ userId }) => userId))];
}

/** Ends every session of a user, or all but one; returns whether there was any. */
export async function endSessionsOfUser(
  database: Database,
  userId: string,
  exceptSessionId?: string,
): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Removes expired sessions. */
export async function deleteExpiredSessions(database: Database): Promise<void> {
  // Another node may do the same: waiting for rows that it has locked could deadlock.
  const expired = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.expiresAt, sql`now()`))
    .for("update", { skipLocked: true });
  await database.delete(sessions).where(inArray(sessions.id, expired));
}

/** Prepared, because every request of a signed-in user runs it. */
function validSession(name: string, column: typeof sessions.tokenHash | typeof sessions.cookieHash) {
  return preparedSelect<FoundSession>(
    name,
    new QueryBuilder()
      .select({
        id: users.id,
        isAdmin: users.isAdmin,
        sessionId: sessions.id,
        byPasskey: sessions.byPasskey,
        wasUsedLately: usedLately.as("was_used_lately"),
      })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .where(
        and(
          eq(column, sql.placeholder("hash")),
          gt(sessions.expiresAt, sql`now()`),
          // A block ends all sessions; one that begins at that moment is not valid either.
          isNull(users.blockedAt),
        ),
      ),
  );
}
