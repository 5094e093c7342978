import type { FastifyInstance } from "fastify";
import type { Outfit } from "#contract/outfit.ts";
import { outfitTag } from "#server/cache/cache-tags.ts";
import type { Database } from "#server/db/database.ts";
import { readOutfit } from "#server/modules/outfits/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { createWorkLimit } from "#server/work-limit.ts";

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
export function createChangeOutfit(app: FastifyInstance, database: Database): ChangeOutfit {
  const inTurn = createWorkLimit(CHANGES_AT_ONCE);
  return (outfitId, caller, change) =>
    inTurn(async () => {
      await change();
      app.answersChanged([outfitTag(outfitId)]);
      return readOutfit(database, outfitId, caller);
    });
}
