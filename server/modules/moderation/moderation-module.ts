import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { reportRoutes } from "./report-routes.ts";
import { deleteOldReports } from "./report-text.ts";

interface ModerationOptions {
  /** Within which an administrator who blocks an author has to have signed in or given the password. */
  sensitiveChangeMinutes: number;
}

/**
 * Reports of comments and replies, the queue of those that wait for a decision, and the deletion of old
 * reports.
 */
export const moderationModule: FastifyPluginAsync<ModerationOptions> = async (
  app,
  { sensitiveChangeMinutes },
) => {
  await app.register(reportRoutes, { prefix: API_PREFIX });
  await app.register(moderationRoutes, { prefix: API_PREFIX, sensitiveChangeMinutes });
  runHourly(
    app,
    () => deleteOldReports(app.db),
    "Old reports of texts could not be deleted; the next try is in an hour",
    { database: app.db, name: "text reports" },
  );
};
