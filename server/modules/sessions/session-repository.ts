import { and, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** Who a living session belongs to, and what they may do. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
  sessionId: string;
}

/** A session that has just begun; its secrets are known here and now only (D12). */
export interface NewSession {
  /** For the Authorization header. */
  token: string;
  /** For the session cookie. */
  cookie: string;
  expiresAt: Date;
  /** The same as a length of time, for those whose clocks may differ from the database's. */
  ttlSeconds: number;
}

/** The secrets by which a client names its session; each may be missing. */
export interface SessionSecrets {
  token: string | undefined;
  cookie: string | undefined;
}

const SECONDS_PER_HOUR = 3_600;

const livingSessionByToken = livingSession("session_by_token", sessions.tokenHash);
const livingSessionByCookie = livingSession("session_by_cookie", sessions.cookieHash);

/** The user whose living session a bearer token opens; undefined for an unknown, expired or revoked one (D12). */
export async function findUserByToken(database: Database, token: string): Promise<SignedInUser | undefined> {
  const [found] = await livingSessionByToken(database, { hash: hashSecret(token) });
  return found;
}

/** The same by the secret of a cookie, which check-auth alone accepts. */
export async function findUserByCookie(
  database: Database,
  cookie: string,
): Promise<SignedInUser | undefined> {
  const [found] = await livingSessionByCookie(database, { hash: hashSecret(cookie) });
  return found;
}

/** Begins a session of a user, beside those they have; it ends by the clock of the database, which every node asks. */
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

/** Ends the sessions that the secrets name; answers whose they were. */
export async function endSessions(database: Database, { token, cookie }: SessionSecrets): Promise<string[]> {
  const named = [
    ...(token === undefined ? [] : [eq(sessions.tokenHash, hashSecret(token))]),
    ...(cookie === undefined ? [] : [eq(sessions.cookieHash, hashSecret(cookie))]),
  ];
  if (named.length === 0) return [];
  const ended = await database
    .delete(sessions)
    .where(or(...named))
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

/** Removes what is left of sessions past their expiry. */
export async function deleteExpiredSessions(database: Database): Promise<void> {
  // Another node may be at it too: rows it has locked are its business, and waiting for them could deadlock.
  const expired = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.expiresAt, sql`now()`))
    .for("update", { skipLocked: true });
  await database.delete(sessions).where(inArray(sessions.id, expired));
}

/** Asked with every call that somebody signed in makes. */
function livingSession(name: string, named: typeof sessions.tokenHash | typeof sessions.cookieHash) {
  return preparedSelect<SignedInUser>(
    name,
    new QueryBuilder()
      .select({ id: users.id, isAdmin: users.isAdmin, sessionId: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .where(and(eq(named, sql.placeholder("hash")), gt(sessions.expiresAt, sql`now()`))),
  );
}
