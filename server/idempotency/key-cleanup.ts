import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteExpiredKeys } from "./run-once.ts";

/** Deletes expired Idempotency-Keys hourly while the application runs. */
export const idempotencyKeyCleanup = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    runHourly(
      app,
      () => deleteExpiredKeys(database),
      "Expired Idempotency-Keys could not be deleted; the next try is in an hour",
      { database, name: "idempotency keys" },
    );
  },
);
