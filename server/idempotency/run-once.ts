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
 * Claims a key and runs its effect in the caller's transaction, so that both happen or neither does. Answers "replayed", without
 * effect, when the key has served this very request before; throws CONFLICT when it has served another one (D21). Without
 * a key the effect just runs.
 */
export async function runOnce(
  tx: Database,
  use: KeyUse | undefined,
  effect: () => Promise<void>,
): Promise<Outcome> {
  const { outcome } = await createOnce(tx, use, effect);
  return outcome;
}

/** The same for an effect that makes something: it is given the id to make it under, which the repeated call is answered too. */
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

/** Forgets keys after a day. */
export async function deleteExpiredKeys(database: Database): Promise<void> {
  await database.delete(idempotencyKeys).where(expired);
}

/** The key's row, and whether it was free; of two calls at the same instant the second waits here until the first has ended. */
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

/** An id for what a claim makes: the same as long as the claim stands, and another once the key has expired and is claimed anew. */
function idOf({ owner, key, createdAt }: KeyRow): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([owner, key, createdAt.toISOString()]))
    .digest();
  return uuidFrom(digest);
}
