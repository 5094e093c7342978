import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { cleanHourly } from "#server/clean-hourly.ts";
import type { Database } from "#server/db/database.ts";
import { deleteOldRequests } from "./bespoke-repository.ts";

/** Deletes bespoke requests that have had their time, every hour; their pictures, shown by nothing then, go with the next sweep. */
export const requestCleanup = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    cleanHourly(
      app,
      () => deleteOldRequests(database),
      "Old bespoke requests could not be deleted; the next try is in an hour",
      { database, name: "bespoke requests" },
    );
  },
);
