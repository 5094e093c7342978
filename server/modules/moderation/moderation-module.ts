import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { reportRoutes } from "./report-routes.ts";

interface ModerationOptions {
  /** Within which an administrator who blocks an author has to have signed in or given the password. */
  sensitiveChangeMinutes: number;
}

/** Reports of comments and replies, and the queue of those that wait for a decision. */
export const moderationModule: FastifyPluginAsync<ModerationOptions> = async (
  app,
  { sensitiveChangeMinutes },
) => {
  await app.register(reportRoutes, { prefix: API_PREFIX });
  await app.register(moderationRoutes, { prefix: API_PREFIX, sensitiveChangeMinutes });
};
