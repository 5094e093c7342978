import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { pieceRoutes } from "./piece-routes.ts";

export const pieceModule: FastifyPluginAsync = async (app) => {
  await app.register(pieceRoutes, { prefix: API_PREFIX });
};
