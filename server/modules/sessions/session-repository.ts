import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { hashSecret } from "./secrets.ts";

/** Who a living session belongs to, and what they may do. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
  sessionId: string;
}

/** The user whose living session a bearer token opens; undefined for an unknown, expired or revoked one (D12). */
export async function findUserByToken(database: Database, token: string): Promise<SignedInUser | undefined> {
  const [found] = await database
    .select({ id: users.id, isAdmin: users.isAdmin, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, sql`now()`)));
  return found;
}
