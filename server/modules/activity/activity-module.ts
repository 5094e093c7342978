import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { activityRoutes } from "./activity-routes.ts";

export const activityModule: FastifyPluginAsync = async (app) => {
  await app.register(activityRoutes, { prefix: API_PREFIX });
};
