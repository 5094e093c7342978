import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteOldRequests } from "./bespoke-repository.ts";

/** Deletes expired bespoke requests every hour. The media sweep deletes their pictures. */
export const requestCleanup = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    runHourly(
      app,
      () => deleteOldRequests(database),
      "Old bespoke requests could not be deleted; the next try is in an hour",
      { database, name: "bespoke requests" },
    );
  },
);
