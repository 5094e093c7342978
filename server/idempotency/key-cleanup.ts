import type { FastifyPluginAsync } from "fastify";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteExpiredKeys } from "./run-once.ts";

/** Deletes expired Idempotency-Keys hourly while the application runs. */
export const idempotencyKeyCleanup: FastifyPluginAsync = async (app) => {
  runHourly(
    app,
    () => deleteExpiredKeys(app.db),
    "Expired Idempotency-Keys could not be deleted; the next try is in an hour",
    { database: app.db, name: "idempotency keys" },
  );
};
