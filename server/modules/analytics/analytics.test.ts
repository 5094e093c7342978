import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { SavedOutfits } from "#contract/boards/boards.ts";
import type { ModerationQueue } from "#contract/engagement/moderation.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { shopTime } from "#tests/setup/alert-clock.ts";
import { BOT, BROWSER, holdToday, readSummary, search, visit } from "#tests/setup/analytics-calls.ts";
import { signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { addDays } from "./shop-calendar.ts";

const shop = testShop();

describe("analytics", () => {
  let today: string;
  beforeEach(() => {
    today = holdToday();
  });

  // covers: analytics-01, analytics-05
  it("count what people do, by day, outfit and shop", async () => {
    const id = await createOutfit(shop.database);
    const [item] = await shop.database.select().from(outfitItems).limit(1);
    const { headers } = await signIn(shop);

    await visit(shop, async (call) => {
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
    const { days, previous, countedSince, topOutfits, topSources } = await readSummary(shop, "?days=7");
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ day: today, ...counts, searches: 2, emptySearches: 1, signUps: 1 });
    expect(days.at(-2)).toMatchObject({ day: addDays(today, -1), views: 0, signUps: 0 });
    expect(previous.views).toBe(0);
    expect(countedSince).toBe(today);
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
    await visit(shop, async (call) => {
      await call(`GET /outfit/${id}`, { headers: { "user-agent": BOT } });
      await call(`PUT /outfit/like/${id}`, { headers: { ...headers, "user-agent": BOT } });
      await call(search("linen"), { headers: { "user-agent": BOT } });
      await call(search("linen"), { headers: { "sec-purpose": "prefetch" } });
      await call(search("linen"), { headers: { referer: "https://shop.example/dashboard?page=2" } });
    });
    expect((await readSummary(shop)).countedSince).toBeNull();
  });

  it("count an outfit under one id, however its id is spelled", async () => {
    const id = await createOutfit(shop.database);
    const { headers } = await signIn(shop);
    await visit(shop, async (call) => {
      for (const spelling of [id, id.toUpperCase()]) {
        await call(`GET /outfit/${spelling}`);
        await call(`POST /outfit/comment/${spelling}`, { headers, body: { text: "Lovely" } });
        const body = { outfitId: spelling, quantity: 1 };
        await call("POST /cart/add-outfit", { headers, body });
      }
    });
    const { days, topOutfits } = await readSummary(shop);
    const counts = { views: 1, comments: 2, cartAdds: 1 };
    expect(days.at(-1)).toMatchObject(counts);
    expect(topOutfits).toMatchObject([{ _id: id, ...counts }]);
  });

  it("count a retried comment once", async () => {
    const id = await createOutfit(shop.database);
    const { headers } = await signIn(shop);
    await visit(shop, async (call) => {
      const retried = { headers: { ...headers, "idempotency-key": "comment-1" }, body: { text: "Lovely" } };
      await call(`POST /outfit/comment/${id}`, retried);
      await call(`POST /outfit/comment/${id}`, retried);
    });
    expect((await readSummary(shop)).days.at(-1)?.comments).toBe(1);
  });

  // covers: moderation-07
  it("count a comment that waits for review once it is approved, and not again after reports", async () => {
    const id = await createOutfit(shop.database);
    const [{ headers }, boss] = [await signIn(shop), await signIn(shop, { isAdmin: true })];
    const comment = { headers, body: { text: "See bags.com" } };
    await visit(shop, async (call) => {
      await call(`POST /outfit/comment/${id}`, comment);
    });
    expect((await readSummary(shop)).countedSince).toBeNull();

    await visit(shop, async (call) => {
      const { entries } = (await call("GET /moderation/admin/queue", boss)).json<ModerationQueue>();
      const textId = entries[0]?._id;
      const approve = { headers: boss.headers, body: { action: "approve" } };
      await call(`POST /moderation/admin/${textId}`, approve);
      for (const { headers: theirs } of await signInMany(shop, 3))
        await call(`POST /outfit/report/${id}/${textId}`, { headers: theirs, body: { reason: "spam" } });
      await call(`POST /moderation/admin/${textId}`, approve);
    });
    expect((await readSummary(shop)).days.at(-1)?.comments).toBe(1);
  });

  it("count looks of a board that are put into the cart", async () => {
    const ids = await createOutfits(shop.database, [{}, {}]);
    const { headers } = await signIn(shop);
    await visit(shop, async (call) => {
      const { boardId } = (await call("GET /board/saved", { headers })).json<SavedOutfits>();
      for (const id of ids) await call(`PUT /board/${boardId}/outfit/${id}`, { headers });
      await call(`POST /board/${boardId}/cart`, { headers });
    });
    expect((await readSummary(shop)).days.at(-1)).toMatchObject({ saves: 2, cartAdds: 2 });
  });

  // covers: analytics-02
  it("are exact after a restart", async () => {
    const id = await createOutfit(shop.database);
    // Only the end of a node writes.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      await visit(shop, async (call) => {
        await call(`GET /outfit/${id}`, { address });
        await call(search("linen"), { address });
      });
    }
    const { days, topOutfits } = await readSummary(shop);
    expect(days.at(-1)).toMatchObject({ views: 3, searches: 3 });
    expect(topOutfits[0]?.views).toBe(3);
  });
});

// covers: analytics-01
it("analytics begin a day at midnight in the shop's zone", async () => {
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
  const { days } = await readSummary(shop, "?days=7", after);
  const { day } = shopDay(midnight, "Asia/Kolkata");
  expect(days.slice(-2)).toMatchObject([
    { day: addDays(day, -1), views: 2 },
    { day, views: 1 },
  ]);
});
