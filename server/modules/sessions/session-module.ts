import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { deleteExpiredSessions } from "./session-repository.ts";

const CLEAN_UP_EVERY_MS = 60 * 60 * 1_000;

/** Keeps the table of sessions to living ones; an expired one opens nothing even while its row is still there. */
export const sessionModule = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    let cleaning: Promise<void> = Promise.resolve();
    const cleanUp = () => {
      cleaning = deleteExpiredSessions(database).catch((error: unknown) =>
        app.log.warn({ err: error }, "Expired sessions could not be removed; the next try is in an hour"),
      );
      return cleaning;
    };
    const timer = setInterval(cleanUp, CLEAN_UP_EVERY_MS);
    timer.unref();
    app.addHook("onReady", cleanUp);
    app.addHook("onClose", async () => {
      clearInterval(timer);
      await cleaning;
    });
  },
);
