import { createHash, randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { uuidFrom } from "#server/db/uuid.ts";
import { ApiError } from "#server/errors/api-error.ts";
import type { KeyUse } from "./idempotency-key.ts";

type KeyRow = typeof idempotencyKeys.$inferSelect;
type Outcome = "done" | "replayed";

const expired = lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`);

/**
 * Claims a key and runs its effect in the caller's transaction, so that both happen or neither does. Returns "replayed",
 * without effect, if the key was used for the same request before; throws CONFLICT if it was used for another one. Without a key the
 * effect always runs.
 */
export async function runOnce(
  tx: Database,
  use: KeyUse | undefined,
  effect: () => Promise<void>,
): Promise<Outcome> {
  const { outcome } = await createOnce(tx, use, effect);
  return outcome;
}

/** Like `runOnce` for an effect that creates something: the effect receives the id to use, and a repeated call returns the same id. */
export async function createOnce(
  tx: Database,
  use: KeyUse | undefined,
  create: (id: string) => Promise<void>,
): Promise<{ id: string; outcome: Outcome }> {
  const claim = use && (await claimKey(tx, use));
  const id = claim ? idOf(claim.row) : randomUUID();
  if (claim && !claim.isNew) return { id, outcome: "replayed" };
  await create(id);
  return { id, outcome: "done" };
}

/** Deletes keys after a day. */
export async function deleteExpiredKeys(database: Database): Promise<void> {
  await database.delete(idempotencyKeys).where(expired);
}

/** Returns the key's row, and whether the key was free. Of two concurrent calls the second waits until the first transaction ends. */
async function claimKey(tx: Database, use: KeyUse): Promise<{ row: KeyRow; isNew: boolean }> {
  const { requestHash } = use;
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values(use)
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
    .where(and(eq(idempotencyKeys.owner, use.owner), eq(idempotencyKeys.key, use.key)));
  if (earlier?.requestHash === requestHash) return { row: earlier, isNew: false };
  throw new ApiError("CONFLICT", "This Idempotency-Key was used for another request before.");
}

/** Derives the id of what a claim creates: stable for the claim, and different once the key has expired and is claimed again. */
function idOf({ owner, key, createdAt }: KeyRow): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([owner, key, createdAt.toISOString()]))
    .digest();
  return uuidFrom(digest);
}
