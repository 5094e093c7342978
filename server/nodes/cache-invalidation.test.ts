import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutfitList } from "#contract/outfit.ts";
import { LIST_TAG, outfitTag } from "#server/cache/cache-tags.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { type ManyNodes, openShopOfNodes, type ShopNode } from "#tests/setup/shop-of-nodes.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** How soon a change shows through another node. */
const SOON = { timeout: 1_000, interval: 10 };
const databaseUrl = process.env.TEST_DATABASE_URL ?? "";
const redisUrl = process.env.TEST_REDIS_URL ?? "";

const ways = [
  { way: "PostgreSQL", server: databaseUrl, isThere: databaseUrl !== "" },
  { way: "Redis", server: redisUrl, isThere: databaseUrl !== "" && redisUrl !== "" },
];

for (const { way, server, isThere } of ways) {
  describe.runIf(isThere)(`kept answers of nodes on PostgreSQL that tell each other over ${way}`, () => {
    let shop: ManyNodes;
    let line: TcpProxy;
    let writer: ShopNode;
    let reader: ShopNode;
    let outfitId: string;
    let asha: { authorization: string };

    beforeEach(async () => {
      shop = await openShopOfNodes();
      line = await openTcpProxy(server);
      const redis = way === "Redis";
      writer = await shop.start(redis ? { redisUrl } : {});
      reader = await shop.start(
        redis ? { redisUrl: line.through(redisUrl) } : { databaseUrl: line.through(shop.databaseUrl) },
      );
      outfitId = await createOutfit(shop.open.database);
      asha = bearer(await createSession(shop.open.database, await createUser(shop.open.database)));
      await reader.app.inject(LIST);
    });
    afterEach(async () => {
      await shop.close();
      await line.close();
    });

    async function likesShownBy({ app }: ShopNode): Promise<number | undefined> {
      const { outfits } = (await app.inject(LIST)).json<OutfitList>();
      return outfits[0]?.numberOfLikes;
    }
    const like = () =>
      writer.app.inject({ method: "PUT", url: `/backend/outfit/like/${outfitId}`, headers: asha });

    // covers: settings-10
    it("a change through one shows through that one at once, and through the other within a second", async () => {
      expect([await likesShownBy(writer), await likesShownBy(reader)]).toEqual([0, 0]);

      await like();

      expect(await likesShownBy(writer)).toBe(1);
      await vi.waitFor(async () => expect(await likesShownBy(reader)).toBe(1), SOON);
    });

    it("many names reach the other, whatever one message can carry", async () => {
      const others = Array.from({ length: 1_500 }, (_, index) => outfitTag(`other-${index}`));
      const before = (await reader.app.inject(LIST)).headers.etag;
      await createOutfit(shop.open.database);

      writer.app.invalidateTags([...others, LIST_TAG]);

      await vi.waitFor(
        async () => expect((await reader.app.inject(LIST)).headers.etag).not.toBe(before),
        SOON,
      );
    });

    // Without PostgreSQL there would be nothing to make answers from.
    it.runIf(way === "Redis")("one whose line is cut keeps nothing longer than a second", async () => {
      expect(await likesShownBy(reader)).toBe(0);
      line.cut();
      await like();

      await vi.waitFor(async () => expect(await likesShownBy(reader)).toBe(1), {
        timeout: 2_000,
        interval: 20,
      });
    });

    it.each([
      ["cut", () => line.cut()],
      ["hanging", () => line.hang()],
    ])(
      "one whose line was %s drops everything once it is back, as it may have missed something",
      async (_, breakLine) => {
        expect(await likesShownBy(reader)).toBe(0);
        breakLine();
        await like();
        line.restore();

        await vi.waitFor(async () => expect(await likesShownBy(reader)).toBe(1), {
          timeout: 8_000,
          interval: 20,
        });
        expect(await likesShownBy(reader)).toBe(1);
      },
    );
  });
}
