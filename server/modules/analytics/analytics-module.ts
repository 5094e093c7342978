import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { runOnInterval } from "#server/cluster/run-on-interval.ts";
import { Analytics } from "./analytics.ts";
import { analyticsRoutes } from "./analytics-routes.ts";
import { ShopCalendar } from "./shop-calendar.ts";

declare module "fastify" {
  interface FastifyInstance {
    analytics: Pick<Analytics, "count" | "countView" | "countSearch">;
  }
}

const WRITE_EVERY_MS = 2_000;

interface AnalyticsModuleOptions {
  settings: { readonly timeZone: string };
}

/** Registered before the modules that count, so that it closes after them. */
export const analyticsModule = fastifyPlugin(
  async (app: FastifyInstance, { settings }: AnalyticsModuleOptions) => {
    const calendar = new ShopCalendar(app.db, settings);
    const analytics = new Analytics(app.db, calendar);
    app.decorate("analytics", analytics);

    let isLast = false;
    const write = runOnInterval(
      app,
      WRITE_EVERY_MS,
      async () => {
        if (!isLast) await calendar.synchronise();
        await analytics.flush({ isLast });
      },
      "Analytics could not be written; the next try is in two seconds",
    );
    app.addHook("onClose", async () => {
      isLast = true;
      // The first call may only wait for a write in progress, which lacks the latest counts.
      await write();
      await write();
    });
    await app.register(analyticsRoutes, { prefix: API_PREFIX, calendar });
  },
);
