import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { stylistRoutes } from "./stylist-routes.ts";

/** The public pages of people whose looks the shop has published, and who follows them. */
export const stylistModule: FastifyPluginAsync = async (app) => {
  await app.register(stylistRoutes, { prefix: API_PREFIX });
};
