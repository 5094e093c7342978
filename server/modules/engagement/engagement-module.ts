import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import { createChangeOutfit } from "./change-outfit.ts";
import { createTextChecks } from "./checks/check-text.ts";
import { contributionRoutes } from "./contribution-routes.ts";
import { reactionRoutes } from "./reaction-routes.ts";

interface EngagementOptions {
  database: Database;
  /** Reads the words that hold a text for review. */
  readWordList: () => readonly string[];
}

/** Reactions, comments and replies. Each call returns the whole outfit as it is after the change. */
export async function engagementModule(
  app: FastifyInstance,
  { database, readWordList }: EngagementOptions,
): Promise<void> {
  const changeOutfit = createChangeOutfit(app, database);
  await app.register(reactionRoutes(database, changeOutfit), { prefix: API_PREFIX });
  await app.register(
    contributionRoutes({ database, changeOutfit, checkText: createTextChecks(readWordList) }),
    { prefix: API_PREFIX },
  );
}
