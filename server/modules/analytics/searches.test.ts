import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { analyticsSearchDays } from "#server/db/schema/analytics.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { holdToday, readSummary, search, visit } from "#tests/setup/analytics-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
beforeEach(() => void holdToday());

describe("searches", () => {
  /** Searches of people with different addresses. */
  const searched = (words: string, people: number, query = "") =>
    visit(shop, async (call) => {
      for (let person = 1; person <= people; person++)
        await call(`${search(words)}${query}`, { address: `198.51.100.${person}` });
    });

  // covers: analytics-03
  it("are shown with their words once three people searched for them on a day", async () => {
    await searched("Linen shirt", 2);
    expect(await readSummary(shop)).toMatchObject({ topSearches: [], emptySearches: [] });
    await searched("linen  SHIRT", 2);
    expect((await readSummary(shop)).topSearches).toEqual([]);
    await searched("linen shirt", 3);
    expect((await readSummary(shop)).topSearches).toEqual([{ words: "linen shirt", searches: 7 }]);
  });

  // covers: analytics-03
  it("of one person are not shown, however often", async () => {
    for (let time = 0; time < 4; time++) await searched("linen", 1);
    const { days, topSearches } = await readSummary(shop);
    expect(days.at(-1)?.searches).toBe(4);
    expect(topSearches).toEqual([]);
  });

  // covers: analytics-01
  it("without result are named, unless a filter left nothing of it", async () => {
    await createOutfit(shop.database);
    await searched("zzzz", 3);
    await searched("linen", 3, "&category=Wedding");
    const { days, topSearches, emptySearches } = await readSummary(shop);
    expect(days.at(-1)).toMatchObject({ searches: 6, emptySearches: 3 });
    expect(topSearches.map(({ words }) => words)).toEqual(["linen", "zzzz"]);
    expect(emptySearches).toEqual([{ words: "zzzz", searches: 3 }]);
  });

  it("count once while a person types, pages and filters", async () => {
    // Only the end of a node writes: a machine that stops for seconds would be a person who pauses.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await visit(shop, async (call) => {
      for (const words of ["li", "linen", "linen shirt"]) await call(search(words));
      await call(`${search("linen shirt")}&startIndex=9`);
      await call(`${search("linen shirt")}&category=Casual`);
    });
    expect((await readSummary(shop)).days.at(-1)?.searches).toBe(1);
  });

  it("that a page makes by itself, for the outfits nearest to what was searched for, do not count", async () => {
    await createOutfit(shop.database);
    await visit(shop, async (call) => {
      await call(search("linen under 3000"));
      for (let time = 0; time < 2; time++) await call(`${search("linen")}&isRelaxed=true`);
      await call(search("red saree for diwali"), { address: "203.0.113.9" });
      await call(`${search("saree for diwali")}&isRelaxed=true`, { address: "203.0.113.9" });
    });
    expect((await readSummary(shop)).days.at(-1)?.searches).toBe(2);
    const words = await shop.database.select({ words: analyticsSearchDays.words }).from(analyticsSearchDays);
    expect(words.map((row) => row.words).sort()).toEqual(["linen under 3000", "red saree for diwali"]);
  });

  it("count when the response is cached", async () => {
    await createOutfit(shop.database);
    await visit(
      shop,
      async (call) => {
        for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"])
          await call(search("linen"), { address });
      },
      { cache: true },
    );
    expect((await readSummary(shop)).days.at(-1)?.searches).toBe(3);
  });
});
