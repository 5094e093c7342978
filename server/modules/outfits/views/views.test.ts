import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { findOutfit } from "#server/modules/outfits/detail/outfit-repository.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";

const shop = testShop();
const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

async function view(id: string, headers: Record<string, string> = {}, remoteAddress = "203.0.113.7") {
  await shop.app.inject({
    url: `/backend/outfit/${id}`,
    remoteAddress,
    headers: { "user-agent": BROWSER, ...headers },
  });
}

async function settledViews(id: string): Promise<number | undefined> {
  await delay(1_300);
  return (await findOutfit(shop.database, id))?.viewCount;
}

describe("views", () => {
  // covers: views-01, views-03, views-06
  it("count once per visitor and outfit, and again for another browser or address", async () => {
    const id = await createOutfit(shop.database);

    for (let time = 0; time < 20; time++) await view(id);
    await view(id, { "user-agent": `${BROWSER} Other` });
    await view(id, {}, "203.0.113.8");

    expect(await settledViews(id)).toBe(3);
  });

  // covers: views-03
  it("count a signed-in user once on all addresses", async () => {
    const id = await createOutfit(shop.database);
    const headers = bearer(await createSession(shop.database, await createUser(shop.database)));

    await view(id, headers);
    await view(id, headers, "203.0.113.8");

    expect(await settledViews(id)).toBe(1);
  });

  // covers: views-05
  it("exclude bots, prefetching and rendering on the server", async () => {
    const id = await createOutfit(shop.database);

    await view(id, {
      "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    await view(id, { "sec-purpose": "prefetch" });
    await shop.app.injectApi({ path: `/outfit/${id}` });

    expect(await settledViews(id)).toBe(0);
  });

  // covers: views-08
  it("in the buffer are written when the server closes", async () => {
    const id = await createOutfit(shop.database);
    // The timer of the next write never fires.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const other = await buildTestApp(openOver(shop.database));

    await other.inject({ url: `/backend/outfit/${id}`, headers: { "user-agent": BROWSER } });
    expect((await findOutfit(shop.database, id))?.viewCount).toBe(0);
    await other.close();

    expect((await findOutfit(shop.database, id))?.viewCount).toBe(1);
  });

  it("do not count for an inactive outfit", async () => {
    const hidden = await createOutfit(shop.database, { isActive: false });

    await view(hidden);

    expect(await settledViews(hidden)).toBe(0);
  });
});
