import type { FastifyInstance } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { findWholeOutfit } from "#server/modules/outfits/detail/whole-outfit.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testShop();
const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

/**
 * Shows outfits on another node of the shop, which writes the views when it closes: nothing waits for the
 * timer of the next write.
 */
async function viewsAfter(id: string, visits: (node: FastifyInstance) => Promise<void>): Promise<number> {
  const node = await buildTestApp(openOver(shop.database));
  await visits(node);
  await node.close();
  return viewsOf(id);
}

const viewsOf = async (id: string) => (await findWholeOutfit(shop.database, id))?.viewCount ?? 0;

async function view(
  node: FastifyInstance,
  id: string,
  headers: Record<string, string> = {},
  remoteAddress = "203.0.113.7",
) {
  await node.inject({
    url: `/backend/outfit/${id}`,
    remoteAddress,
    headers: { "user-agent": BROWSER, ...headers },
  });
}

describe("views", () => {
  // covers: views-01, views-03, views-06
  it("count once per visitor and outfit, and again for another browser or address", async () => {
    const id = await createOutfit(shop.database);

    const views = await viewsAfter(id, async (node) => {
      for (let time = 0; time < 20; time++) await view(node, id);
      await view(node, id.toUpperCase());
      await view(node, id, { "user-agent": `${BROWSER} Other` });
      await view(node, id, {}, "203.0.113.8");
    });

    expect(views).toBe(3);
  });

  // covers: views-03
  it("count a signed-in user once on all addresses", async () => {
    const id = await createOutfit(shop.database);
    const headers = bearer(await createSession(shop.database, await createUser(shop.database)));

    const views = await viewsAfter(id, async (node) => {
      await view(node, id, headers);
      await view(node, id, headers, "203.0.113.8");
    });

    expect(views).toBe(1);
  });

  // covers: views-05
  it("exclude bots, prefetching and rendering on the server", async () => {
    const id = await createOutfit(shop.database);

    const views = await viewsAfter(id, async (node) => {
      await view(node, id, {
        "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      });
      await view(node, id, { "sec-purpose": "prefetch" });
      await node.injectApi({ path: `/outfit/${id}` });
    });

    expect(views).toBe(0);
  });

  it("are written within seconds while the server runs", async () => {
    const id = await createOutfit(shop.database);

    await view(shop.app, id);

    await vi.waitFor(async () => expect(await viewsOf(id)).toBe(1), { timeout: scaled(5_000) });
  });

  // covers: views-08
  it("in the buffer are written when the server closes", async () => {
    const id = await createOutfit(shop.database);
    // The timer of the next write never fires.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let before: number | undefined;

    const views = await viewsAfter(id, async (node) => {
      await view(node, id);
      before = await viewsOf(id);
    });

    expect([before, views]).toEqual([0, 1]);
  });

  it("do not count for an inactive outfit", async () => {
    const hidden = await createOutfit(shop.database, { isActive: false });

    expect(await viewsAfter(hidden, (node) => view(node, hidden))).toBe(0);
  });
});
