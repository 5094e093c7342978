import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { addViews } from "./outfit-repository.ts";
import { outfitRoutes } from "./outfit-routes.ts";
import { ViewCounter } from "./view-counter.ts";

const FLUSH_EVERY_MS = 1_000;

/** Browsing: the public calls, and the writing of views that goes on behind them. */
export const outfitModule = fastifyPlugin(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    const views = new ViewCounter((gathered) => addViews(database, gathered));
    const flush = () =>
      views
        .flush()
        .catch((error: unknown) =>
          app.log.warn({ err: error }, "Views could not be written; they are kept for the next try"),
        );
    const timer = setInterval(flush, FLUSH_EVERY_MS);
    timer.unref();
    app.addHook("onClose", async () => {
      clearInterval(timer);
      await flush();
    });

    await app.register(outfitRoutes(database, views), { prefix: "/backend" });
  },
);
