import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { createChangeOutfit } from "./change-engagement.ts";
import { createContributionChecks } from "./checks/check-contribution.ts";
import { contributionRoutes } from "./contribution-routes.ts";
import { reactionRoutes } from "./reaction-routes.ts";

/** Reactions, comments and replies. Each call returns the whole outfit as it is after the change. */
export const engagementModule: FastifyPluginAsync = async (app) => {
  const changeOutfit = createChangeOutfit(app, app.db);
  const checkContribution = createContributionChecks(() => app.shopSettings.values.wordList);
  await app.register(reactionRoutes, { prefix: API_PREFIX, changeOutfit });
  await app.register(contributionRoutes, { prefix: API_PREFIX, changeOutfit, checkContribution });
};
