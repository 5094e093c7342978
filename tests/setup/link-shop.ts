import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach } from "vitest";
import { links } from "#server/db/schema/links.ts";
import { LinkChecker } from "#server/modules/links/checking/link-checker.ts";
import type { SavedVisit } from "#server/modules/links/checking/save-visit.ts";
import { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import { createLogger } from "#server/observability/logger.ts";
import { outfitItem } from "#tests/factories/outfit-factory.ts";
import { openMerchant } from "#tests/merchant/merchant.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

/**
 * The application and the shop that its links lead to, for the tests of one file. Call it at the top
 * of the file.
 */
export async function linkShop() {
  const merchant = await openMerchant();
  const { host } = merchant;
  const shop = testShop({
    cache: true,
    links: { checks: false, checkHosts: [host], followShopPrices: true, affiliateParameters: {} },
  });
  /** What the checks of the test have saved. */
  const saved: SavedVisit[] = [];
  let checker: LinkChecker;

  const newChecker = (followShopPrices = true) =>
    new LinkChecker({
      database: shop.database,
      visitor: new PageVisitor({ userAgent: "Test", allowedHosts: [host], hostIntervalMs: 0 }),
      followShopPrices: () => followShopPrices,
      log: createLogger("silent", "production"),
      onSaved: (visit) => {
        saved.push(visit);
        shop.app.invalidateTags(visit.outfitIds.map((id) => `outfit:${id}`));
      },
      countCheck: () => {},
    });
  beforeEach(() => {
    merchant.products.clear();
    merchant.requests.length = 0;
    saved.length = 0;
    checker = newChecker();
  });
  afterEach(() => checker.stop());
  afterAll(() => merchant.close());

  const inject = (request: string, headers: Record<string, string>, payload?: object) => {
    const [method, path] = request.split(" ");
    return shop.app.inject({
      method: method as "GET",
      url: `/backend/link/admin/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
  };
  return {
    ...{ shop, merchant, host, saved, newChecker, inject },
    runChecks: () => checker.run(),
    stopChecks: () => checker.stop(),
    /** Makes all links due. */
    dueAgain: () => shop.database.update(links).set({ nextCheckAt: sql`now()` }),
    admin: async () => (await signIn(shop, { isAdmin: true })).headers,
    /** An item of the merchant. */
    kurta: (price: number, path = "/kurta") => ({
      ...outfitItem("Linen kurta", price),
      itemLink: `http://${host}${path}`,
    }),
    linkOf: async (path = "/kurta") =>
      (
        await shop.database
          .select()
          .from(links)
          .where(eq(links.url, `http://${host}${path}`))
      )[0],
    api: async <T>(request: string, headers: Record<string, string>, payload?: object) => {
      const response = await inject(request, headers, payload);
      return { status: response.statusCode, body: response.json<T & { message: string }>() };
    },
  };
}
