import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { providerAttempts, providerProofs } from "#server/db/schema/provider-sign-in.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";
import type { ProviderChecks, ProviderIdentity } from "./identity-provider.ts";

/** How long somebody may take at the provider. */
export const ATTEMPT_SECONDS = 10 * 60;
/** How long the page may take to hand the proof back. */
const PROOF_SECONDS = 2 * 60;

/** Remembers that a browser was sent to the provider; answers the secret for its cookie. */
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

/** The attempt of the browser that holds this secret; it can be taken once. */
export async function takeAttempt(database: Database, secret: string) {
  const [attempt] = await database
    .delete(providerAttempts)
    .where(
      and(eq(providerAttempts.cookieHash, hashSecret(secret)), gt(providerAttempts.expiresAt, sql`now()`)),
    )
    .returning();
  return attempt;
}

/** Keeps what the provider vouches for; answers the proof with which it is fetched. */
export async function storeProof(database: Database, identity: ProviderIdentity): Promise<string> {
  const proof = newSecret();
  await database.insert(providerProofs).values({
    ...identity,
    proofHash: hashSecret(proof),
    expiresAt: secondsFromNow(PROOF_SECONDS),
  });
  return proof;
}

/** What a proof stands for; it can be taken once. */
export async function takeProof(database: Database, proof: string): Promise<ProviderIdentity | undefined> {
  const [identity] = await database
    .delete(providerProofs)
    .where(and(eq(providerProofs.proofHash, hashSecret(proof)), gt(providerProofs.expiresAt, sql`now()`)))
    .returning();
  return identity;
}

/** Removes what nobody came back for. */
export async function removeExpiredAttempts(database: Database): Promise<void> {
  await database.delete(providerAttempts).where(lte(providerAttempts.expiresAt, sql`now()`));
  await database.delete(providerProofs).where(lte(providerProofs.expiresAt, sql`now()`));
}

function secondsFromNow(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
