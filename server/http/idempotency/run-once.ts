import { createHash, randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import type { Database } from "#server/db/database.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { uuidFrom } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

type KeyRow = typeof idempotencyKeys.$inferSelect;
type Outcome = "done" | "replayed";

const expired = lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`);

/**
 * Claims a key and runs the effect in the caller's transaction, so that both are committed or neither.
 * Returns "replayed" without running the effect if the key was used for the same request before; throws
 * CONFLICT if it was used for another one. Without a key the effect always runs.
 */
export async function runOnce(
  tx: Database,
  key: IdempotencyKey | undefined,
  effect: () => Promise<void>,
): Promise<Outcome> {
  const { outcome } = await createOnce(tx, key, effect);
  return outcome;
}

/** Like `runOnce`, for an effect that creates a row: it receives the row's id, which a replay returns too. */
export async function createOnce(
  tx: Database,
  key: IdempotencyKey | undefined,
  create: (id: string) => Promise<void>,
): Promise<{ id: string; outcome: Outcome }> {
  const claim = key && (await claimKey(tx, key));
  const id = claim ? idOf(claim.row) : randomUUID();
  if (claim && !claim.isNew) return { id, outcome: "replayed" };
  await create(id);
  return { id, outcome: "done" };
}

export async function deleteExpiredKeys(database: Database): Promise<void> {
  await database.delete(idempotencyKeys).where(expired);
}

/**
 * The key's row, and whether it was free. A concurrent call with the same key waits here for the first
 * transaction to end.
 */
async function claimKey(tx: Database, key: IdempotencyKey): Promise<{ row: KeyRow; isNew: boolean }> {
  const { requestHash } = key;
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: { requestHash, createdAt: sql`now()` },
      setWhere: expired,
    })
    .returning();
  if (claimed) return { row: claimed, isNew: true };

  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, key.owner), eq(idempotencyKeys.key, key.key)));
  if (earlier?.requestHash === requestHash) return { row: earlier, isNew: false };
  throw new ApiError("CONFLICT", HTTP_ERRORS.keyUsed);
}

/**
 * An id derived from a claim: replays get the same id, and a new claim of an expired key gets another one.
 */
function idOf({ owner, key, createdAt }: KeyRow): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([owner, key, createdAt.toISOString()]))
    .digest();
  return uuidFrom(digest);
}
