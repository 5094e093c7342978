import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import { LIST_TAG, outfitTag } from "#server/cache/cache-tags.ts";
import type { LinkConfig } from "#server/config/link-config.ts";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { runOnInterval } from "#server/jobs/run-on-interval.ts";
import { adminLinkRoutes } from "./admin/admin-link-routes.ts";
import { LinkChecker } from "./checking/link-checker.ts";
import { PageVisitor } from "./fetching/page-visitor.ts";
import { deleteStaleLinkRows } from "./link-cleanup.ts";
import { linkMetrics } from "./link-metrics.ts";
import { shopperRoutes } from "./shopper-routes.ts";

const CHECK_EVERY_MS = 5_000;

interface LinkModuleOptions {
  database: Database;
  publicUrl: string;
  timeZone: string;
  settings: Pick<LinkConfig, "checks" | "checkHosts">;
  /** Whether items' prices follow those of their pages now. */
  followShopPrices: () => boolean;
}

/** The purchase links of items: who opened them, what their shops' pages say, and what to buy instead. */
export async function linkModule(
  app: FastifyInstance,
  { database, publicUrl, timeZone, settings, followShopPrices }: LinkModuleOptions,
): Promise<void> {
  const visitor = new PageVisitor({
    userAgent: `EnsembleLinkCheck/1.0 (+${publicUrl}/about-us)`,
    allowedHosts: settings.checkHosts,
  });
  const countCheck = linkMetrics(app, database);
  const checker = new LinkChecker({
    ...{ database, visitor, countCheck, log: app.log, followShopPrices },
    onSaved: ({ outfitIds, isPriceChanged }) =>
      app.invalidateTags([...outfitIds.map(outfitTag), ...(isPriceChanged ? [LIST_TAG] : [])]),
  });
  const stopping = new AbortController();
  app.addHook("preClose", async () => {
    stopping.abort();
    await checker.stop();
  });

  if (settings.checks) {
    runOnInterval(
      app,
      CHECK_EVERY_MS,
      () => checker.run(),
      "Links could not be checked; the next try is in five seconds",
    );
  }
  await app.register(shopperRoutes(database), { prefix: API_PREFIX });
  await app.register(adminLinkRoutes({ database, checker, visitor, timeZone, stopping: stopping.signal }), {
    prefix: API_PREFIX,
  });
  runHourly(
    app,
    () => deleteStaleLinkRows(database),
    "Deleting links out of use failed; the next attempt is in an hour",
    { database, name: "stale-links" },
  );
}
