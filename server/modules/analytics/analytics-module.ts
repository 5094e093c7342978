import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { runOnInterval } from "#server/jobs/run-on-interval.ts";
import { Analytics } from "./analytics.ts";
import { deleteOldAnalytics } from "./analytics-cleanup.ts";
import { analyticsRoutes } from "./analytics-routes.ts";
import { ShopCalendar } from "./shop-calendar.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts what happens in the shop. */
    analytics: Pick<Analytics, "count" | "countView" | "countSearch">;
  }
}

const WRITE_EVERY_MS = 2_000;

interface AnalyticsModuleOptions {
  database: Database;
  timeZone: string;
}

/** What happens in the shop, counted by day. To be registered before the modules that count, so that it closes after them. */
export const analyticsModule = fastifyPlugin(
  async (app: FastifyInstance, { database, timeZone }: AnalyticsModuleOptions) => {
    const calendar = new ShopCalendar(database, timeZone);
    const analytics = new Analytics(database, calendar);
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
      // The first call may only wait for a write in progress, which does not include the latest counts.
      await write();
      await write();
    });
    runHourly(
      app,
      () => deleteOldAnalytics(database, calendar.today()),
      "Old analytics could not be deleted; the next try is in an hour",
      { database, name: "analytics" },
    );
    await app.register(analyticsRoutes(database, calendar), { prefix: API_PREFIX });
  },
);
