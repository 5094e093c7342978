import type { FastifyInstance } from "fastify";
import type { Outfit } from "#contract/outfit.ts";
import { outfitTag } from "#server/cache/cache-tags.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
import type { Database } from "#server/db/database.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/** Makes a change under an outfit, whole or not at all, and answers the outfit as the caller sees it then (D22). */
export type ChangeOutfit = (
  outfitId: string,
  caller: SignedInUser,
  change: () => Promise<void>,
) => Promise<Outfit>;

/**
 * Half of the database's connections: those who all react to one outfit wait for each other, and would otherwise hold every
 * connection while they do, so that nobody could even look.
 */
const CHANGES_AT_ONCE = 10;

/** The one way in which engagement changes what is shown of an outfit. */
export function createOutfitChanger(app: FastifyInstance, database: Database): ChangeOutfit {
  const withLease = limitConcurrency(CHANGES_AT_ONCE);
  return (outfitId, caller, change) =>
    withLease(async () => {
      await change();
      app.invalidateTags([outfitTag(outfitId)]);
      return readOutfit(database, outfitId, caller);
    });
}
