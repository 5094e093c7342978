import type { FastifyInstance } from "fastify";
import type { Outfit } from "#contract/outfit.ts";
import { outfitTag } from "#server/cache/cache-tags.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
import type { Database } from "#server/db/database.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/** Runs a change of an outfit's engagement; returns the outfit as the caller sees it afterwards. */
export type ChangeOutfit = (
  outfitId: string,
  caller: SignedInUser,
  change: () => Promise<void>,
) => Promise<Outfit>;

/**
 * Half of the connection pool: changes of one outfit wait for its row lock, each with a connection, and must leave connections for
 * reads.
 */
const CONCURRENT_CHANGES = 10;

export function createChangeOutfit(app: FastifyInstance, database: Database): ChangeOutfit {
  const limited = limitConcurrency(CONCURRENT_CHANGES);
  return (outfitId, caller, change) =>
    limited(async () => {
      await change();
      app.invalidateTags([outfitTag(outfitId)]);
      return readOutfit(database, outfitId, caller);
    });
}
