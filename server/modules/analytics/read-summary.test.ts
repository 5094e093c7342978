import { beforeEach, describe, expect, it } from "vitest";
import { analyticsDays, analyticsOutfitDays } from "#server/db/schema/analytics.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { holdToday, readSummary } from "#tests/setup/analytics-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { addDays } from "./shop-calendar.ts";

const shop = testShop();
let today: string;
beforeEach(() => {
  today = holdToday();
});

describe("the summary", () => {
  it("is empty in a new shop", async () => {
    const { days, previous, ...lists } = await readSummary(shop);
    expect(days).toHaveLength(28);
    expect(new Set(days.map(({ day: _day, ...counts }) => JSON.stringify(counts))).size).toBe(1);
    expect(previous).toMatchObject({ views: 0, signUps: 0 });
    expect(lists).toEqual({
      countedSince: null,
      ...{ topOutfits: [], topSources: [], topSearches: [], emptySearches: [] },
    });
  });

  // covers: analytics-05
  it("compares with as many days before", async () => {
    const counted = [0, 6, 7, 13, 14].map((ago, index) => ({
      day: addDays(today, -ago),
      views: 10 ** index,
    }));
    await shop.database.insert(analyticsDays).values(counted);
    const { days, previous, countedSince } = await readSummary(shop, "?days=7");
    expect(days.map(({ views }) => views)).toEqual([10, 0, 0, 0, 0, 0, 1]);
    expect(previous.views).toBe(1_100);
    expect(countedSince).toBe(addDays(today, -14));
  });

  // covers: analytics-05
  it("names the outfits first whose links were opened or that were put into carts, deleted ones never", async () => {
    const [viewed = "", opened = "", bought = ""] = await createOutfits(shop.database, [
      {},
      { isActive: false },
      {},
    ]);
    const day = addDays(today, -27);
    await shop.database.insert(analyticsOutfitDays).values([
      { day, outfitId: viewed, views: 1_000 },
      { day, outfitId: opened, linkOpens: 2 },
      { day: today, outfitId: bought, cartAdds: 1 },
      { day: addDays(today, -1), outfitId: bought, linkOpens: 2 },
      { day: addDays(today, -28), outfitId: viewed, linkOpens: 99 },
      { day, outfitId: "00000000-0000-4000-8000-000000000000", linkOpens: 99 },
    ]);
    const { topOutfits } = await readSummary(shop, "?days=28");
    expect(topOutfits.map(({ _id, views, isActive }) => [_id, views, isActive])).toEqual([
      [bought, 0, true],
      [opened, 0, false],
      [viewed, 1_000, true],
    ]);
  });

  // covers: analytics-05
  it.each(["?days=0", "?days=8", "?days=-7", "?days=7.0", "?days=all", "?days=7&days=28"])(
    "is refused for %s with a sentence",
    async (query) => {
      const { headers } = await signIn(shop, { isAdmin: true });
      for (const url of [`summary${query}`, `export${query}&table=visits`]) {
        const response = await shop.app.inject({ url: `/backend/analytics/admin/${url}`, headers });
        expect(response.statusCode).toBe(400);
        expect(response.body).toContain("Please ask for the last 7, 28 or 90 days");
      }
    },
  );
});
