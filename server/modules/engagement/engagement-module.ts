import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import { createChangeOutfit } from "./change-outfit.ts";
import { contributionRoutes } from "./contribution-routes.ts";
import { reactionRoutes } from "./reaction-routes.ts";

/** Reactions, comments and replies. Each call returns the whole outfit as it is after the change. */
export async function engagementModule(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  const changeOutfit = createChangeOutfit(app, database);
  await app.register(reactionRoutes(database, changeOutfit), { prefix: API_PREFIX });
  await app.register(contributionRoutes(database, changeOutfit), { prefix: API_PREFIX });
}
