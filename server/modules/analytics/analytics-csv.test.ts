import { describe, expect, it } from "vitest";
import { analyticsDays, analyticsSearchDays, analyticsSourceDays } from "#server/db/schema/analytics.ts";
import { holdToday } from "#tests/setup/analytics-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

describe("the numbers as CSV", () => {
  const download = async (table: string) => {
    const { headers } = await signIn(shop, { isAdmin: true });
    return shop.app.inject({ url: `/backend/analytics/admin/export?days=7&table=${table}`, headers });
  };

  // covers: analytics-06
  it("of a chart are those of its days", async () => {
    const day = holdToday();
    await shop.database.insert(analyticsDays).values({ day, likes: 5, saves: 2, views: 9 });
    const { body, headers } = await download("reactions");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe(`attachment; filename="reactions-7-days-${day}.csv"`);
    const lines = body.trimEnd().split("\n");
    expect(lines).toHaveLength(8);
    expect([lines[0], lines.at(-1)]).toEqual(["\ufeffday,likes,saves,comments", `${day},5,2,0`]);
  });

  it("never begin a formula", async () => {
    const day = holdToday();
    await shop.database.insert(analyticsSearchDays).values({
      ...{ day, words: '=hyperlink("x")', searches: 4, peopleCount: 3 },
    });
    await shop.database.insert(analyticsSourceDays).values([
      { day, source: "+91 Shop", linkOpens: 2 },
      { day, source: ";=1", linkOpens: 1 },
    ]);
    expect((await download("topSearches")).body).toBe('\ufeffwords,searches\n"\'=hyperlink(""x"")",4\n');
    expect((await download("topSources")).body).toBe('\ufeffsource,linkOpens\n\'+91 Shop,2\n";=1",1\n');
  });

  it("of something else are refused with a sentence", async () => {
    const { statusCode, body } = await download("everything");
    expect(statusCode).toBe(400);
    expect(body).toContain("Please choose one of the charts or lists");
  });
});
