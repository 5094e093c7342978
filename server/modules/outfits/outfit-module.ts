import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Redis } from "ioredis";
import type { Database } from "#server/db/database.ts";
import { shopSecret } from "#server/nodes/shop-secret.ts";
import { addViews } from "./detail/outfit-repository.ts";
import { likeCounting } from "./list/like-counting.ts";
import { outfitRoutes } from "./outfit-routes.ts";
import { rememberTogether } from "./views/shared-views.ts";
import { ViewCounter } from "./views/view-counter.ts";

const FLUSH_EVERY_MS = 1_000;

interface OutfitModuleOptions {
  database: Database;
  /** Where all nodes remember who has looked; without it each remembers for itself. */
  redis?: Redis | undefined;
}

/** Browsing: the public calls, and the counting of views and likes that goes on behind them. */
export const outfitModule = fastifyPlugin(
  async (app: FastifyInstance, { database, redis }: OutfitModuleOptions) => {
    const views = new ViewCounter(
      (gathered) => addViews(database, gathered),
      redis && rememberTogether(redis, await shopSecret(database, "views")),
    );
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
    await app.register(likeCounting, { database });
    await app.register(outfitRoutes({ database, views }), { prefix: "/backend" });
  },
);
