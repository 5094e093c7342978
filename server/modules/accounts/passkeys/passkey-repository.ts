import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Passkey } from "#contract/account/passkeys.ts";
import type { Database } from "#server/db/database.ts";
import { passkeyChallenges, passkeys } from "#server/db/schema/passkeys.ts";
import { hashSecret } from "#server/modules/sessions/secrets.ts";

export type PasskeyRecord = typeof passkeys.$inferSelect;

/** Browsers give up after a minute; a sign-in page with autofill may be open for longer. */
const CHALLENGE_VALID_FOR = sql`interval '15 minutes'`;

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function listPasskeys(database: Database, userId: string): Promise<PasskeyRecord[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(
  database: Database,
  credentialId: string,
): Promise<PasskeyRecord | undefined> {
  const [found] = await database.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** Throws a unique violation if the credential is known already. */
export async function insertPasskey(
  tx: Database,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRecord> {
  const [added] = await tx.insert(passkeys).values(values).returning();
  if (!added) throw new Error("The passkey was not stored");
  return added;
}

/** Stores the use of a passkey; returns false if another request stored one since it was read. */
export async function storeUse(tx: Database, passkey: PasskeyRecord, counter: number): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Renames a user's passkey; undefined if there is none with this id. */
export async function renamePasskey(
  database: Database,
  own: { userId: string; id: string },
  name: string,
): Promise<PasskeyRecord | undefined> {
  const [renamed] = await database.update(passkeys).set({ name }).where(ownPasskey(own)).returning();
  return renamed;
}

/** Deletes a user's passkey; returns false if there is none with this id. */
export async function deletePasskey(tx: Database, own: { userId: string; id: string }): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(ownPasskey(own)).returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Stores a challenge: of a session that adds a passkey, or of a sign-in. */
export async function insertChallenge(
  database: Database,
  challenge: string,
  adding?: { sessionId: string; userHandle: string },
): Promise<void> {
  await database.insert(passkeyChallenges).values({
    challengeHash: hashSecret(challenge),
    ...adding,
    expiresAt: sql`now() + ${CHALLENGE_VALID_FOR}`,
  });
}

/** Removes and returns a challenge that was made for this session, or for a sign-in. */
export async function takeChallenge(database: Database, challenge: string, sessionId: string | null) {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return taken;
}

export async function deleteExpiredChallenges(database: Database): Promise<void> {
  await database.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
}

function ownPasskey({ userId, id }: { userId: string; id: string }) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}
