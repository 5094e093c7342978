import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { ApiError } from "#server/errors/api-error.ts";
import type { KeyUse } from "./idempotency-key.ts";

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
): Promise<"done" | "replayed"> {
  if (use && !(await claim(tx, use))) return "replayed";
  await effect();
  return "done";
}

/** Forgets keys after a day. */
export async function deleteExpiredKeys(database: Database): Promise<void> {
  await database.delete(idempotencyKeys).where(expired);
}

/** Whether the key was free; of two calls at the same instant the second waits here until the first has ended. */
async function claim(tx: Database, use: KeyUse): Promise<boolean> {
  const { requestHash } = use;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(use)
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: { requestHash, createdAt: sql`now()` },
      setWhere: expired,
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return true;

  const [earlier] = await tx
    .select({ requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, use.owner), eq(idempotencyKeys.key, use.key)));
  if (earlier?.requestHash === requestHash) return false;
  throw new ApiError("CONFLICT", "This Idempotency-Key was used for another request before.");
}
