import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { deleteExpiredSessions } from "./session-repository.ts";

/** Removes expired sessions hourly; they are not valid in the meantime. */
export const sessionModule = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    const cleanNow = runHourly(
      app,
      () => deleteExpiredSessions(database),
      "Expired sessions could not be removed; the next try is in an hour",
      { database, name: "sessions" },
    );
    app.addHook("onReady", cleanNow);
  },
);
