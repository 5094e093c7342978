import type { FastifyInstance } from "fastify";
import type { Outfit } from "#contract/outfit.ts";
import { countersTag, threadTag } from "#server/cache/cache-tags.ts";
import { limitConcurrency, limitConcurrencyByKey } from "#server/concurrency/limit-concurrency.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/**
 * Runs a change of an outfit's engagement; returns the outfit as the caller sees it afterwards. Throws UNAVAILABLE at once when too many
 * changes wait.
 */
export type ChangeOutfit = (
  what: "counters" | "texts",
  outfitId: string,
  caller: SignedInUser,
  change: () => Promise<void>,
) => Promise<Outfit>;

/**
 * Half of the connection pool: changes of one outfit wait for its row lock, each with a connection, and must leave connections for
 * reads.
 */
const CONCURRENT_CHANGES = 10;
/** One outfit whose row is locked for long must not hold up the others. */
const CONCURRENT_CHANGES_OF_ONE = 5;
/** Running and waiting. About 1,000 changes are done in a second on PostgreSQL, so the last one waits about that long. */
export const CHANGES_MAX = 1_000;

export function createChangeOutfit(
  app: Pick<FastifyInstance, "invalidateTags">,
  database: Database,
): ChangeOutfit {
  const admitted = limitConcurrency(CHANGES_MAX, { waitingMax: 0, whenFull: tooManyChanges });
  const limitedForOutfit = limitConcurrencyByKey(CONCURRENT_CHANGES_OF_ONE);
  const limited = limitConcurrency(CONCURRENT_CHANGES);
  return (what, outfitId, caller, change) => {
    const work = async () => {
      await change();
      // Lists show how many comments an outfit has, not their texts.
      app.invalidateTags([countersTag(outfitId), ...(what === "texts" ? [threadTag(outfitId)] : [])]);
      return readOutfit(database, outfitId, caller);
    };
    return admitted(() => limitedForOutfit(outfitId, () => limited(work)));
  };
}

function tooManyChanges(): ApiError {
  return new ApiError("UNAVAILABLE", "The shop is very busy. Please try again in a moment.", {
    retryAfter: 5,
  });
}
