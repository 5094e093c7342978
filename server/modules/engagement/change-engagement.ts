import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { contributionsTag, countersTag } from "#server/http/cache/cache-tags.ts";
import { REPLAYED_HEADER, readIdempotencyKey } from "#server/http/idempotency/idempotency-key.ts";
import { runOnce } from "#server/http/idempotency/run-once.ts";
import { createKeyedQueue } from "#server/lib/limit-concurrency.ts";
import { tooManyChanges } from "#server/lib/user-changes.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/**
 * Runs a change of an outfit's engagement; returns the outfit as the caller sees it afterwards. Throws
 * UNAVAILABLE at once when too many changes wait.
 */
export type ChangeOutfit = (
  what: "counters" | "contributions",
  outfitId: string,
  caller: SignedInUser,
  change: () => Promise<void>,
) => Promise<Outfit>;

/**
 * Half of the connection pool: changes of one outfit wait for its row lock, each with a connection, and must
 * leave connections for reads.
 */
const CONCURRENT_CHANGES = 10;
/** One outfit whose row is locked for long must not hold up the others. */
const CONCURRENT_CHANGES_OF_ONE = 5;
/**
 * Running and waiting. About 1,000 changes are done in a second on PostgreSQL, so the last one waits about
 * that long.
 */
export const CHANGES_MAX = 1_000;

export function createChangeOutfit(
  app: Pick<FastifyInstance, "invalidateTags">,
  database: Database,
): ChangeOutfit {
  // One outfit may take every place: on the day of its success everybody reacts to the same one.
  const limited = createKeyedQueue({
    ...{ slots: CONCURRENT_CHANGES, slotsPerKey: CONCURRENT_CHANGES_OF_ONE },
    ...{ max: CHANGES_MAX, maxPerKey: CHANGES_MAX },
    whenFull: tooManyChanges,
  });
  return (what, outfitId, caller, change) => {
    const work = async () => {
      await change();
      // Lists show how many comments an outfit has, not the comments.
      app.invalidateTags([
        countersTag(outfitId),
        ...(what === "contributions" ? [contributionsTag(outfitId)] : []),
      ]);
      return readOutfit(database, outfitId, caller);
    };
    return limited(outfitId, work);
  };
}

/** Runs a change; with an Idempotency-Key only once, and a replay is marked in the response. */
export async function changeOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  change: (database: Database) => Promise<void>,
): Promise<void> {
  const caller = callerOf(request);
  const key = readIdempotencyKey(request, caller.id);
  if (!key) return change(request.server.db);
  const outcome = await request.server.db.transaction(async (tx) => {
    // Account deletion locks the account before its keys, so this does too.
    await lockUserShared(tx, caller.id);
    return runOnce(tx, key, () => change(tx));
  });
  if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
}
