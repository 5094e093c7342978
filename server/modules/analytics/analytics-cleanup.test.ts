import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readRows } from "#server/db/read-rows.ts";
import {
  analyticsDays,
  analyticsSalts,
  analyticsSearchDays,
  analyticsSourceDays,
} from "#server/db/schema/analytics.ts";
import { today } from "#tests/setup/analytics-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteOldCounts, deletePastSearchers } from "./analytics-cleanup.ts";
import { addDays } from "./shop-calendar.ts";

const shop = testShop();

describe("after a day", () => {
  // covers: analytics-03
  it("words that fewer than three people searched for are deleted, and everything that tells people apart", async () => {
    const day = today();
    const before = addDays(day, -1);
    await shop.database.insert(analyticsSalts).values([
      { day, salt: "a" },
      { day: before, salt: "b" },
    ]);
    const row = (words: string, people: number[]) => ({ words, people, peopleCount: people.length });
    await shop.database.insert(analyticsSearchDays).values([
      { day, ...row("today", [1]) },
      { day: before, ...row("rare", [1, 2]) },
      { day: before, ...row("silk", [1, 2, 3]) },
    ]);

    await deletePastSearchers(shop.database, day);

    expect(await shop.database.select({ day: analyticsSalts.day }).from(analyticsSalts)).toEqual([{ day }]);
    const left = await shop.database
      .select({ words: analyticsSearchDays.words, people: analyticsSearchDays.people })
      .from(analyticsSearchDays)
      .orderBy(analyticsSearchDays.words);
    expect(left).toEqual([
      { words: "silk", people: [] },
      { words: "today", people: [1] },
    ]);
  });

  it("the first thousand outfits of the day stay", async () => {
    const day = today();
    await shop.database.execute(sql`
      insert into analytics_outfit_days (day, outfit_id, views, link_opens)
      select ${addDays(day, -1)}::date, gen_random_uuid(), number, case when number = 1 then 1 else 0 end
      from generate_series(1, 1003) as number`);
    await deleteOldCounts(shop.database, day);
    const [left] = await readRows(
      shop.database,
      sql`select count(*)::int as number, min(views) as least, sum(link_opens)::int as opened from analytics_outfit_days`,
    );
    expect(left).toEqual({ number: 1_000, least: 1, opened: 1 });
  });

  // covers: analytics-04
  it("totals are kept for two years, the rest for a hundred days", async () => {
    const day = today();
    const ago = (days: number) => addDays(day, -days);
    await shop.database.insert(analyticsDays).values([{ day: ago(730) }, { day: ago(731) }]);
    await shop.database.insert(analyticsSourceDays).values([
      { day: ago(100), source: "Neel & Co" },
      { day: ago(101), source: "Neel & Co" },
    ]);
    await deleteOldCounts(shop.database, day);
    expect(await shop.database.select({ day: analyticsDays.day }).from(analyticsDays)).toEqual([
      { day: ago(730) },
    ]);
    expect(await shop.database.select({ day: analyticsSourceDays.day }).from(analyticsSourceDays)).toEqual([
      { day: ago(100) },
    ]);
  });
});
