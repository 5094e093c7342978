import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { deleteExpiredKeys } from "./run-once.ts";

const CLEAN_EVERY_MS = 60 * 60 * 1_000;

/** Drops Idempotency-Keys that have had their day, every hour while the application runs. */
export const idempotencyKeyCleanup = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    let underway = Promise.resolve();
    const clean = () => {
      underway = deleteExpiredKeys(database).catch((error: unknown) =>
        app.log.warn({ err: error }, "Old Idempotency-Keys could not be deleted; the next hour tries again"),
      );
    };
    const timer = setInterval(clean, CLEAN_EVERY_MS);
    timer.unref();
    // The database closes after the application, so nothing may still be under way then.
    app.addHook("onClose", async () => {
      clearInterval(timer);
      await underway;
    });
  },
);
