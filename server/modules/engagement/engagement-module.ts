import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import { createOutfitChanger } from "./change-outfit.ts";
import { contributionRoutes } from "./contribution-routes.ts";
import { reactionRoutes } from "./reaction-routes.ts";

/** What signed-in people say of outfits: reactions, comments and replies. Every call answers the whole outfit (D22). */
export async function engagementModule(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  const changeOutfit = createOutfitChanger(app, database);
  await app.register(reactionRoutes(database, changeOutfit), { prefix: API_PREFIX });
  await app.register(contributionRoutes(database, changeOutfit), { prefix: API_PREFIX });
}
