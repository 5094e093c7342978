import { and, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** The user of a valid session. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
  sessionId: string;
}

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

const SECONDS_PER_HOUR = 3_600;

const validSessionByToken = validSession("session_by_token", sessions.tokenHash);
const validSessionByCookie = validSession("session_by_cookie", sessions.cookieHash);

/** The user of a bearer token; undefined for an unknown, expired or revoked one. */
export async function findUserByToken(database: Database, token: string): Promise<SignedInUser | undefined> {
  const [found] = await validSessionByToken(database, { hash: hashSecret(token) });
  return found;
}

/** The user of a session cookie, which only check-auth accepts. */
export async function findUserByCookie(
  database: Database,
  cookie: string,
): Promise<SignedInUser | undefined> {
  const [found] = await validSessionByCookie(database, { hash: hashSecret(cookie) });
  return found;
}

/** Starts a session beside the user's other ones. It expires by the clock of the database, so that nodes agree. */
export async function startSession(
  database: Database,
  userId: string,
  ttlHours: number,
): Promise<NewSession> {
  const [token, cookie] = [newSecret(), newSecret()];
  const [started] = await database
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashSecret(token),
      cookieHash: hashSecret(cookie),
      expiresAt: sql`now() + make_interval(hours => ${ttlHours})`,
    })
    .returning({ expiresAt: sessions.expiresAt });
  if (!started) throw new Error("The session was not stored");
  return { token, cookie, expiresAt: started.expiresAt, ttlSeconds: ttlHours * SECONDS_PER_HOUR };
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

/** Ends every session of a user, or all but one. */
export async function endSessionsOfUser(
  database: Database,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
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
  return preparedSelect<SignedInUser>(
    name,
    new QueryBuilder()
      .select({ id: users.id, isAdmin: users.isAdmin, sessionId: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .where(and(eq(column, sql.placeholder("hash")), gt(sessions.expiresAt, sql`now()`))),
  );
}
