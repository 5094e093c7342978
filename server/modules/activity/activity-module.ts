import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteOldActivity } from "./activity-repository.ts";
import { activityRoutes } from "./activity-routes.ts";

/** What administrators did: the call that lists it, and the deletion of what is older than a year. */
export const activityModule = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    await app.register(activityRoutes(database), { prefix: API_PREFIX });
    runHourly(
      app,
      () => deleteOldActivity(database),
      "Old activity could not be deleted; the next try is in an hour",
      { database, name: "activity" },
    );
  },
);
