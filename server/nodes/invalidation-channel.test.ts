import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutfitList } from "#contract/outfit.ts";
import { LIST_TAG, outfitTag } from "#server/cache/cache-tags.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { type MultiNodeShop, openMultiNodeShop, type ShopNode } from "#tests/setup/multi-node-shop.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** How soon a change shows on another node. */
const SOON = { timeout: 1_000, interval: 10 };
const serverUrl = process.env.TEST_DATABASE_URL ?? "";

describe.runIf(serverUrl)("cache invalidation between nodes", () => {
  let shop: MultiNodeShop;
  let proxy: TcpProxy;
  let writer: ShopNode;
  let reader: ShopNode;
  let outfitId: string;
  let asha: { authorization: string };

  beforeEach(async () => {
    shop = await openMultiNodeShop();
    proxy = await openTcpProxy(serverUrl);
    writer = await shop.start();
    reader = await shop.start({ invalidationUrl: proxy.through(shop.databaseUrl) });
    outfitId = await createOutfit(shop.open.database);
    asha = bearer(await createSession(shop.open.database, await createUser(shop.open.database)));
    await reader.app.inject(LIST);
  });
  afterEach(async () => {
    await shop.close();
    await proxy.close();
  });

  async function likesShownBy({ app }: ShopNode): Promise<number | undefined> {
    const { outfits } = (await app.inject(LIST)).json<OutfitList>();
    return outfits[0]?.numberOfLikes;
  }
  const like = () =>
    writer.app.inject({ method: "PUT", url: `/backend/outfit/like/${outfitId}`, headers: asha });

  it("shows a change on its own node at once, and on the other within a second", async () => {
    expect([await likesShownBy(writer), await likesShownBy(reader)]).toEqual([0, 0]);

    await like();

    expect(await likesShownBy(writer)).toBe(1);
    await vi.waitFor(async () => expect(await likesShownBy(reader)).toBe(1), SOON);
  });

  it("delivers more tags than one message can carry", async () => {
    const others = Array.from({ length: 1_500 }, (_, index) => outfitTag(`other-${index}`));
    const before = (await reader.app.inject(LIST)).headers.etag;
    await createOutfit(shop.open.database);

    writer.app.invalidateTags([...others, LIST_TAG]);

    await vi.waitFor(async () => expect((await reader.app.inject(LIST)).headers.etag).not.toBe(before), SOON);
  });

  it("serves nothing older than a second while the connection is cut", async () => {
    expect(await likesShownBy(reader)).toBe(0);
    proxy.cut();
    await like();

    await vi.waitFor(async () => expect(await likesShownBy(reader)).toBe(1), {
      timeout: 2_000,
      interval: 20,
    });
  });

  it.each([
    ["cut", () => proxy.cut()],
    ["hanging", () => proxy.hang()],
  ])(
    "drops every cached response once a connection that was %s is restored, as messages may be missing",
    async (_, breakConnection) => {
      expect(await likesShownBy(reader)).toBe(0);
      breakConnection();
      await like();
      proxy.restore();

      await vi.waitFor(async () => expect(await likesShownBy(reader)).toBe(1), {
        timeout: 8_000,
        interval: 20,
      });
      expect(await likesShownBy(reader)).toBe(1);
    },
  );
});
