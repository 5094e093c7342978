import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { holdClock } from "#tests/setup/held-clock.ts";
import { type MultiNodeShop, openMultiNodeShop, type ShopNode } from "#tests/setup/multi-node-shop.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** Nothing expires meanwhile, as each test holds the clock. */
const POLL = { timeout: scaled(15_000), interval: 20 };
const serverUrl = process.env.TEST_DATABASE_URL ?? "";

describe.runIf(serverUrl)("cache invalidation between nodes", () => {
  let shop: MultiNodeShop;
  let proxy: TcpProxy;
  let writer: ShopNode;
  let reader: ShopNode;
  let outfitId: string;
  let asha: { authorization: string };
  let passTime: ReturnType<typeof holdClock>;

  beforeEach(async () => {
    passTime = holdClock();
    shop = await openMultiNodeShop();
    proxy = await openTcpProxy(serverUrl);
    writer = await shop.start({ intervals: false });
    // Its jobs drop cached lists too.
    reader = await shop.start({ intervals: false, invalidationUrl: proxy.through(shop.databaseUrl) });
    outfitId = await createOutfit(shop.open.database);
    asha = bearer(await createSession(shop.open.database, await createUser(shop.open.database)));
    await reader.app.inject(LIST);
  });
  afterEach(async () => {
    await shop.close();
    await proxy.close();
  });

  async function commentsShownBy({ app }: ShopNode): Promise<number | undefined> {
    const { outfits } = (await app.inject(LIST)).json<OutfitList>();
    return outfits[0]?.numberOfComments;
  }
  const comment = () =>
    writer.app.inject({
      method: "POST",
      url: `/backend/outfit/comment/${outfitId}`,
      headers: asha,
      payload: { text: "Lovely" },
    });

  it("shows a comment in the lists of both nodes after a second", async () => {
    expect([await commentsShownBy(writer), await commentsShownBy(reader)]).toEqual([0, 0]);

    await comment();
    passTime(1_001);

    for (const node of [writer, reader]) {
      await vi.waitFor(async () => expect(await commentsShownBy(node)).toBe(1), POLL);
    }
  });

  it("shows a reaction on the other node after a second", async () => {
    expect([await commentsShownBy(writer), await commentsShownBy(reader)]).toEqual([0, 0]);
    await writer.app.inject({ method: "PUT", url: `/backend/outfit/like/${outfitId}`, headers: asha });
    passTime(1_001);

    await vi.waitFor(
      async () =>
        expect((await reader.app.inject(LIST)).json<OutfitList>().outfits[0]).toMatchObject({
          numberOfLikes: 1,
        }),
      POLL,
    );
  });

  it("delivers more tags than one message can carry", async () => {
    const others = Array.from({ length: 1_500 }, (_, index) => outfitTag(`other-${index}`));
    const before = (await reader.app.inject(LIST)).headers.etag;
    await createOutfit(shop.open.database);

    writer.app.invalidateTags([...others, LIST_TAG]);

    await vi.waitFor(async () => expect((await reader.app.inject(LIST)).headers.etag).not.toBe(before), POLL);
  });

  it("serves nothing older than a second while the connection is cut", async () => {
    expect(await commentsShownBy(reader)).toBe(0);
    proxy.cut();
    await comment();
    passTime(1_001);

    await vi.waitFor(async () => expect(await commentsShownBy(reader)).toBe(1), POLL);
  });

  it.each([
    ["cut", () => proxy.cut()],
    ["hanging", () => proxy.hang()],
  ])(
    "drops every cached response once a connection that was %s is restored, as messages may be missing",
    async (_, breakConnection) => {
      expect(await commentsShownBy(reader)).toBe(0);
      breakConnection();
      await comment();
      proxy.restore();

      await vi.waitFor(async () => expect(await commentsShownBy(reader)).toBe(1), POLL);
      expect(await commentsShownBy(reader)).toBe(1);
    },
  );
});
