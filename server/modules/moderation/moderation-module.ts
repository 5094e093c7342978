import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { reportRoutes } from "./report-routes.ts";
import { deleteOldReports } from "./report-text.ts";

interface ModerationOptions {
  database: Database;
  /** Within which an administrator who blocks an author has to have signed in or given the password. */
  sensitiveChangeMinutes: number;
}

/** Reports of comments and replies, the queue of those that wait for a decision, and the deletion of old reports. */
export const moderationModule = fastifyPlugin(
  async (app: FastifyInstance, { database, sensitiveChangeMinutes }: ModerationOptions) => {
    await app.register(reportRoutes(database), { prefix: API_PREFIX });
    await app.register(moderationRoutes(database, sensitiveChangeMinutes), { prefix: API_PREFIX });
    runHourly(
      app,
      () => deleteOldReports(database),
      "Old reports of texts could not be deleted; the next try is in an hour",
      { database, name: "text reports" },
    );
  },
);
