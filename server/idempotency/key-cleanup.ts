import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteExpiredKeys } from "./run-once.ts";

/** Deletes expired Idempotency-Keys every hour while the application runs. */
export const idempotencyKeyCleanup = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    runHourly(
      app,
      () => deleteExpiredKeys(database),
      "Old Idempotency-Keys could not be deleted; the next hour tries again",
      { database, name: "idempotency keys" },
    );
  },
);
