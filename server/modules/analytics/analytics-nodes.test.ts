import { expect, it, onTestFinished } from "vitest";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { holdToday } from "#tests/setup/analytics-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { openMultiNodeShop } from "#tests/setup/multi-node-shop.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const PEOPLE = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"];

// covers: analytics-02, analytics-03
it.runIf(process.env.TEST_DATABASE_URL)(
  "nodes that write at the same time add up, and tell the same people apart",
  async () => {
    holdToday();
    const shop = await openMultiNodeShop();
    onTestFinished(() => shop.close());
    const { database } = shop.open;
    const outfits = await Promise.all([
      createOutfit(database),
      createOutfit(database),
      createOutfit(database),
    ]);
    const nodes = await Promise.all([shop.start(), shop.start()]);
    const get = (node: (typeof nodes)[number], path: string, remoteAddress: string) =>
      node.app.inject({ url: `/backend${path}`, remoteAddress, headers: { "user-agent": BROWSER } });

    for (const [index, node] of nodes.entries()) {
      const inOtherOrder = index === 0 ? outfits : outfits.toReversed();
      for (const id of inOtherOrder) for (const address of PEOPLE) await get(node, `/outfit/${id}`, address);
      for (const address of PEOPLE) await get(node, "/outfit/getoutfits?searchTerm=linen", address);
      // The same two people on both nodes are two people.
      for (const address of PEOPLE.slice(0, 2))
        await get(node, "/outfit/getoutfits?searchTerm=silk", address);
    }
    await Promise.all(nodes.map((node) => node.close()));

    const { app } = await shop.start();
    const { headers } = await signIn({ app, database }, { isAdmin: true });
    const response = await app.inject({ url: "/backend/analytics/admin/summary?days=7", headers });
    const { days, topOutfits, topSearches } = response.json<AnalyticsSummary>();
    expect(days.at(-1)).toMatchObject({ views: 24, searches: 12 });
    expect(topOutfits.map(({ views }) => views)).toEqual([8, 8, 8]);
    expect(topSearches).toEqual([{ words: "linen", searches: 8 }]);
  },
  scaled(60_000),
);
