import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteOldActivity } from "./activity-repository.ts";
import { activityRoutes } from "./activity-routes.ts";

/** What administrators did: the call that lists it, and the deletion of what is older than a year. */
export const activityModule: FastifyPluginAsync = async (app) => {
  await app.register(activityRoutes, { prefix: API_PREFIX });
  runHourly(
    app,
    () => deleteOldActivity(app.db),
    "Old activity could not be deleted; the next try is in an hour",
    { database: app.db, name: "activity" },
  );
};
