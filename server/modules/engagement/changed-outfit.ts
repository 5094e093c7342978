import type { FastifyInstance } from "fastify";
import type { Outfit } from "#contract/outfit.ts";
import { outfitTag } from "#server/cache/cache-tags.ts";
import type { Database } from "#server/db/database.ts";
import { readOutfit } from "#server/modules/outfits/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/** To be called once a change is committed: drops what was made of the outfit before and answers it as it is now. */
export async function changedOutfit(
  app: FastifyInstance,
  database: Database,
  outfitId: string,
  caller: SignedInUser,
): Promise<Outfit> {
  app.answersChanged([outfitTag(outfitId)]);
  return readOutfit(database, outfitId, caller);
}
