import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { AnalyticsSummary } from "#contract/analytics.ts";
import type { SavedOutfits } from "#contract/boards.ts";
import type { ModerationQueue } from "#contract/moderation.ts";
import { shopDay } from "#contract/shop-day.ts";
import { readRows } from "#server/db/read-rows.ts";
import {
  analyticsDays,
  analyticsOutfitDays,
  analyticsSalts,
  analyticsSearchDays,
  analyticsSourceDays,
} from "#server/db/schema/analytics.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { shopTime } from "#tests/setup/alert-clock.ts";
import { signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { deleteOldAnalytics } from "./analytics-cleanup.ts";
import { addDays } from "./shop-calendar.ts";

const shop = testShop();
const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const today = () => shopDay(new Date(), "Asia/Kolkata").day;

type Headers = Record<string, string>;
interface Sent {
  headers?: Headers;
  body?: object;
  address?: string;
}
type Visit = (request: string, sent?: Sent) => Promise<Awaited<ReturnType<FastifyInstance["inject"]>>>;

/** Makes calls to another node of the shop, which writes what it counted when it closes. */
async function visit(visits: (call: Visit) => Promise<void>, options = {}): Promise<void> {
  const node = await buildTestApp(openOver(shop.database), options);
  await visits(async (request, { headers = {}, body, address = "203.0.113.7" } = {}) => {
    const [method = "GET", path = ""] = request.split(" ");
    const response = await node.inject({
      method: method as "GET",
      url: `/backend${path}`,
      remoteAddress: address,
      headers: { "user-agent": BROWSER, ...headers },
      ...(body ? { payload: body } : {}),
    });
    expect(response.statusCode, `${request}: ${response.body}`).toBeLessThan(300);
    return response;
  });
  await node.close();
}

async function readSummary(query = "", app = shop.app): Promise<AnalyticsSummary> {
  const userId = await createUser(shop.database, { isAdmin: true });
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000);
  const headers = bearer(await createSession(shop.database, userId, inTwoDays));
  const response = await app.inject({ url: `/backend/analytics/admin/summary${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const search = (words: string) => `GET /outfit/getoutfits?searchTerm=${encodeURIComponent(words)}`;

describe("analytics", () => {
  // covers: analytics-01, analytics-05
  it("count what people do, by day, outfit and shop", async () => {
    const id = await createOutfit(shop.database);
    const [item] = await shop.database.select().from(outfitItems).limit(1);
    const { headers } = await signIn(shop);

    await visit(async (call) => {
      await call(`GET /outfit/${id}`);
      await call(`GET /outfit/${id}`, { address: "203.0.113.8" });
      for (let time = 0; time < 3; time++) await call(`PUT /outfit/like/${id}`, { headers });
      await call(`PUT /outfit/dislike/${id}`, { headers });
      const saved = (await call("GET /board/saved", { headers })).json<SavedOutfits>();
      for (let time = 0; time < 2; time++)
        await call(`PUT /board/${saved.boardId}/outfit/${id}`, { headers });
      await call(`POST /outfit/comment/${id}`, { headers, body: { text: "Lovely" } });
      await call("POST /cart/add-outfit", { headers, body: { outfitId: id, quantity: 2 } });
      for (let time = 0; time < 2; time++) await call(`POST /outfit/item/${item?.id}/open`, { headers });
      await call("POST /auth/signup", {
        body: { username: "asha", email: "asha@shop.example", password: "Monsoon-2026" },
      });
      await call(search("linen"));
      await call(search("zzzz"), { address: "203.0.113.9" });
    });

    const counts = { views: 2, likes: 1, saves: 1, comments: 1, cartAdds: 1, linkOpens: 1 };
    const { days, previous, countedSince, topOutfits, topSources } = await readSummary("?days=7");
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ day: today(), ...counts, searches: 2, emptySearches: 1, signUps: 1 });
    expect(days.at(-2)).toMatchObject({ day: addDays(today(), -1), views: 0, signUps: 0 });
    expect(previous.views).toBe(0);
    expect(countedSince).toBe(today());
    expect(topOutfits).toEqual([
      {
        ...{ _id: id, category: "Casual", section: "Women", type: "Normal", isActive: true },
        image: expect.stringMatching(/^\/media\//),
        ...{ imageWidth: 1200, imageHeight: 1600 },
        ...counts,
      },
    ]);
    expect(topSources).toEqual([{ source: "Neel & Co", linkOpens: 1 }]);
  });

  it("count neither bots, nor pages that are only prefetched, nor the dashboard's searches", async () => {
    const id = await createOutfit(shop.database);
    const { headers } = await signIn(shop);
    await visit(async (call) => {
      await call(`GET /outfit/${id}`, { headers: { "user-agent": BOT } });
      await call(`PUT /outfit/like/${id}`, { headers: { ...headers, "user-agent": BOT } });
      await call(search("linen"), { headers: { "user-agent": BOT } });
      await call(search("linen"), { headers: { "sec-purpose": "prefetch" } });
      await call(search("linen"), { headers: { referer: "https://shop.example/dashboard?page=2" } });
    });
    expect((await readSummary()).countedSince).toBeNull();
  });

  it("count a retried comment once", async () => {
    const id = await createOutfit(shop.database);
    const { headers } = await signIn(shop);
    await visit(async (call) => {
      const retried = { headers: { ...headers, "idempotency-key": "comment-1" }, body: { text: "Lovely" } };
      await call(`POST /outfit/comment/${id}`, retried);
      await call(`POST /outfit/comment/${id}`, retried);
    });
    expect((await readSummary()).days.at(-1)?.comments).toBe(1);
  });

  // covers: moderation-07
  it("count a comment that waits for review once it is approved, and not again after reports", async () => {
    const id = await createOutfit(shop.database);
    const [{ headers }, boss] = [await signIn(shop), await signIn(shop, { isAdmin: true })];
    const comment = { headers, body: { text: "See bags.com" } };
    await visit(async (call) => {
      await call(`POST /outfit/comment/${id}`, comment);
    });
    expect((await readSummary()).countedSince).toBeNull();

    await visit(async (call) => {
      const { entries } = (await call("GET /moderation/admin/queue", boss)).json<ModerationQueue>();
      const textId = entries[0]?._id;
      const approve = { headers: boss.headers, body: { action: "approve" } };
      await call(`POST /moderation/admin/${textId}`, approve);
      for (const { headers: theirs } of await signInMany(shop, 3))
        await call(`POST /outfit/report/${id}/${textId}`, { headers: theirs, body: { reason: "spam" } });
      await call(`POST /moderation/admin/${textId}`, approve);
    });
    expect((await readSummary()).days.at(-1)?.comments).toBe(1);
  });

  it("count looks of a board that are put into the cart", async () => {
    const ids = await createOutfits(shop.database, [{}, {}]);
    const { headers } = await signIn(shop);
    await visit(async (call) => {
      const { boardId } = (await call("GET /board/saved", { headers })).json<SavedOutfits>();
      for (const id of ids) await call(`PUT /board/${boardId}/outfit/${id}`, { headers });
      await call(`POST /board/${boardId}/cart`, { headers });
    });
    expect((await readSummary()).days.at(-1)).toMatchObject({ saves: 2, cartAdds: 2 });
  });

  // covers: analytics-02
  it("are exact after a restart", async () => {
    const id = await createOutfit(shop.database);
    // Only the end of a node writes.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      await visit(async (call) => {
        await call(`GET /outfit/${id}`, { address });
        await call(search("linen"), { address });
      });
    }
    const { days, topOutfits } = await readSummary();
    expect(days.at(-1)).toMatchObject({ views: 3, searches: 3 });
    expect(topOutfits[0]?.views).toBe(3);
  });

  // covers: analytics-01
  it("begin a day at midnight in the shop's zone", async () => {
    const id = await createOutfit(shop.database);
    const midnight = shopTime(1, "00:00:00");
    vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: midnight.getTime() - 10_000 });
    onTestFinished(() => void vi.useRealTimers());
    const node = await buildTestApp(openOver(shop.database));
    const view = (remoteAddress: string) =>
      node.inject({ url: `/backend/outfit/${id}`, remoteAddress, headers: { "user-agent": BROWSER } });

    await view("203.0.113.1");
    await view("203.0.113.2");
    vi.setSystemTime(midnight.getTime() + 10_000);
    await view("203.0.113.3");
    await node.close();

    const after = await buildTestApp(openOver(shop.database));
    onTestFinished(() => after.close());
    const { days } = await readSummary("?days=7", after);
    const { day } = shopDay(midnight, "Asia/Kolkata");
    expect(days.slice(-2)).toMatchObject([
      { day: addDays(day, -1), views: 2 },
      { day, views: 1 },
    ]);
  });

  it("are empty in a new shop", async () => {
    const { days, previous, ...lists } = await readSummary();
    expect(days).toHaveLength(28);
    expect(new Set(days.map(({ day: _day, ...counts }) => JSON.stringify(counts))).size).toBe(1);
    expect(previous).toMatchObject({ views: 0, signUps: 0 });
    expect(lists).toEqual({
      countedSince: null,
      ...{ topOutfits: [], topSources: [], topSearches: [], emptySearches: [] },
    });
  });

  // covers: analytics-05
  it("compare with as many days before", async () => {
    const counted = [0, 6, 7, 13, 14].map((ago, index) => ({
      day: addDays(today(), -ago),
      views: 10 ** index,
    }));
    await shop.database.insert(analyticsDays).values(counted);
    const { days, previous, countedSince } = await readSummary("?days=7");
    expect(days.map(({ views }) => views)).toEqual([10, 0, 0, 0, 0, 0, 1]);
    expect(previous.views).toBe(1_100);
    expect(countedSince).toBe(addDays(today(), -14));
  });

  // covers: analytics-05
  it("name the outfits first whose links were opened or that were put into carts, deleted ones never", async () => {
    const [viewed = "", opened = "", bought = ""] = await createOutfits(shop.database, [
      {},
      { isActive: false },
      {},
    ]);
    const day = addDays(today(), -27);
    await shop.database.insert(analyticsOutfitDays).values([
      { day, outfitId: viewed, views: 1_000 },
      { day, outfitId: opened, linkOpens: 2 },
      { day: today(), outfitId: bought, cartAdds: 1 },
      { day: addDays(today(), -1), outfitId: bought, linkOpens: 2 },
      { day: addDays(today(), -28), outfitId: viewed, linkOpens: 99 },
      { day, outfitId: "00000000-0000-4000-8000-000000000000", linkOpens: 99 },
    ]);
    const { topOutfits } = await readSummary("?days=28");
    expect(topOutfits.map(({ _id, views, isActive }) => [_id, views, isActive])).toEqual([
      [bought, 0, true],
      [opened, 0, false],
      [viewed, 1_000, true],
    ]);
  });

  // covers: analytics-05
  it.each(["?days=0", "?days=8", "?days=-7", "?days=7.0", "?days=all", "?days=7&days=28"])(
    "reject %s with a sentence",
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

describe("searches", () => {
  /** Searches of people with different addresses. */
  const searched = (words: string, people: number, query = "") =>
    visit(async (call) => {
      for (let person = 1; person <= people; person++)
        await call(`${search(words)}${query}`, { address: `198.51.100.${person}` });
    });

  // covers: analytics-03
  it("are shown with their words once three people searched for them on a day", async () => {
    await searched("Linen shirt", 2);
    expect(await readSummary()).toMatchObject({ topSearches: [], emptySearches: [] });
    await searched("linen  SHIRT", 2);
    expect((await readSummary()).topSearches).toEqual([]);
    await searched("linen shirt", 3);
    expect((await readSummary()).topSearches).toEqual([{ words: "linen shirt", searches: 7 }]);
  });

  // covers: analytics-03
  it("of one person are not shown, however often", async () => {
    for (let time = 0; time < 4; time++) await searched("linen", 1);
    const { days, topSearches } = await readSummary();
    expect(days.at(-1)?.searches).toBe(4);
    expect(topSearches).toEqual([]);
  });

  // covers: analytics-01
  it("without result are named, unless a filter left nothing of it", async () => {
    await createOutfit(shop.database);
    await searched("zzzz", 3);
    await searched("linen", 3, "&category=Wedding");
    const { days, topSearches, emptySearches } = await readSummary();
    expect(days.at(-1)).toMatchObject({ searches: 6, emptySearches: 3 });
    expect(topSearches.map(({ words }) => words)).toEqual(["linen", "zzzz"]);
    expect(emptySearches).toEqual([{ words: "zzzz", searches: 3 }]);
  });

  it("count once while a person types, pages and filters", async () => {
    await visit(async (call) => {
      for (const words of ["li", "linen", "linen shirt"]) await call(search(words));
      await call(`${search("linen shirt")}&startIndex=9`);
      await call(`${search("linen shirt")}&category=Casual`);
    });
    expect((await readSummary()).days.at(-1)?.searches).toBe(1);
  });

  it("count when the response is cached", async () => {
    await createOutfit(shop.database);
    await visit(
      async (call) => {
        for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"])
          await call(search("linen"), { address });
      },
      { cache: true },
    );
    expect((await readSummary()).days.at(-1)?.searches).toBe(3);
  });
});

describe("the numbers as CSV", () => {
  const download = async (table: string) => {
    const { headers } = await signIn(shop, { isAdmin: true });
    return shop.app.inject({ url: `/backend/analytics/admin/export?days=7&table=${table}`, headers });
  };

  // covers: analytics-06
  it("of a chart are those of its days", async () => {
    await shop.database.insert(analyticsDays).values({ day: today(), likes: 5, saves: 2, views: 9 });
    const { body, headers } = await download("reactions");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe(`attachment; filename="reactions-7-days-${today()}.csv"`);
    const lines = body.trim().split("\n");
    expect(lines).toHaveLength(8);
    expect([lines[0], lines.at(-1)]).toEqual(["day,likes,saves,comments", `${today()},5,2,0`]);
  });

  it("never begin a formula", async () => {
    await shop.database.insert(analyticsSearchDays).values({
      ...{ day: today(), words: '=hyperlink("x")', searches: 4, peopleCount: 3 },
    });
    await shop.database
      .insert(analyticsSourceDays)
      .values({ day: today(), source: "+91 Shop", linkOpens: 2 });
    expect((await download("topSearches")).body).toBe('words,searches\n"\'=hyperlink(""x"")",4\n');
    expect((await download("topSources")).body).toBe("source,linkOpens\n'+91 Shop,2\n");
  });

  it("of something else are refused with a sentence", async () => {
    const { statusCode, body } = await download("everything");
    expect(statusCode).toBe(400);
    expect(body).toContain("Please choose one of the charts or lists");
  });
});

describe("after a day", () => {
  // covers: analytics-03
  it("words that fewer than three people searched for are deleted, and everything that tells people apart", async () => {
    const [day, before] = [today(), addDays(today(), -1)];
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

    await deleteOldAnalytics(shop.database, day);

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
    const day = addDays(today(), -1);
    await shop.database.execute(sql`
      insert into analytics_outfit_days (day, outfit_id, views, link_opens)
      select ${day}::date, gen_random_uuid(), number, case when number = 1 then 1 else 0 end
      from generate_series(1, 1003) as number`);
    await deleteOldAnalytics(shop.database, today());
    const [left] = await readRows(
      shop.database,
      sql`select count(*)::int as number, min(views) as least, sum(link_opens)::int as opened from analytics_outfit_days`,
    );
    expect(left).toEqual({ number: 1_000, least: 1, opened: 1 });
  });

  // covers: analytics-04
  it("totals are kept for two years, the rest for a hundred days", async () => {
    const ago = (days: number) => addDays(today(), -days);
    await shop.database.insert(analyticsDays).values([{ day: ago(730) }, { day: ago(731) }]);
    await shop.database.insert(analyticsSourceDays).values([
      { day: ago(100), source: "Neel & Co" },
      { day: ago(101), source: "Neel & Co" },
    ]);
    await deleteOldAnalytics(shop.database, today());
    expect(await shop.database.select({ day: analyticsDays.day }).from(analyticsDays)).toEqual([
      { day: ago(730) },
    ]);
    expect(await shop.database.select({ day: analyticsSourceDays.day }).from(analyticsSourceDays)).toEqual([
      { day: ago(100) },
    ]);
  });
});
