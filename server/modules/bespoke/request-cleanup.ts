import type { FastifyPluginAsync } from "fastify";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteOldRequests } from "./bespoke-repository.ts";

/** Deletes expired bespoke requests every hour. The media sweep deletes their pictures. */
export const requestCleanup: FastifyPluginAsync = async (app) => {
  runHourly(
    app,
    () => deleteOldRequests(app.db),
    "Old bespoke requests could not be deleted; the next try is in an hour",
    { database: app.db, name: "bespoke requests" },
  );
};
