import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { providerAttempts, providerProofs } from "#server/db/schema/provider-sign-in.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";
import type { ProviderChecks, ProviderIdentity } from "./identity-provider.ts";

/** Time for signing in at the provider. */
export const ATTEMPT_SECONDS = 10 * 60;
/** Time for the page to send the proof. */
const PROOF_SECONDS = 2 * 60;

/** Stores a sign-in attempt; returns the secret for the browser's cookie. */
export async function storeAttempt(
  database: Database,
  checks: ProviderChecks,
  flow: string,
): Promise<string> {
  const secret = newSecret();
  await database.insert(providerAttempts).values({
    ...checks,
    flow,
    cookieHash: hashSecret(secret),
    expiresAt: secondsFromNow(ATTEMPT_SECONDS),
  });
  return secret;
}

/** Removes and returns the attempt of this secret. */
export async function takeAttempt(database: Database, secret: string) {
  const [attempt] = await database
    .delete(providerAttempts)
    .where(
      and(eq(providerAttempts.cookieHash, hashSecret(secret)), gt(providerAttempts.expiresAt, sql`now()`)),
    )
    .returning();
  return attempt;
}

/** Stores a verified identity; returns the proof by which it can be taken. */
export async function storeProof(database: Database, identity: ProviderIdentity): Promise<string> {
  const proof = newSecret();
  await database.insert(providerProofs).values({
    ...identity,
    proofHash: hashSecret(proof),
    expiresAt: secondsFromNow(PROOF_SECONDS),
  });
  return proof;
}

/** Removes and returns the identity of a proof. */
export async function takeProof(database: Database, proof: string): Promise<ProviderIdentity | undefined> {
  const [identity] = await database
    .delete(providerProofs)
    .where(and(eq(providerProofs.proofHash, hashSecret(proof)), gt(providerProofs.expiresAt, sql`now()`)))
    .returning();
  return identity;
}

/** Removes expired attempts and proofs. */
export async function removeExpiredAttempts(database: Database): Promise<void> {
  await database.delete(providerAttempts).where(lte(providerAttempts.expiresAt, sql`now()`));
  await database.delete(providerProofs).where(lte(providerProofs.expiresAt, sql`now()`));
}

function secondsFromNow(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
