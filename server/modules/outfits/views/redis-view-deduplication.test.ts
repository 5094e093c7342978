import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findWholeOutfit } from "#server/modules/outfits/detail/whole-outfit.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { type MultiNodeShop, openMultiNodeShop } from "#tests/setup/multi-node-shop.ts";

const redisUrl = process.env.TEST_REDIS_URL ?? "";
const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

describe.runIf(process.env.TEST_DATABASE_URL && redisUrl)("views across nodes (PostgreSQL, Redis)", () => {
  let shop: MultiNodeShop;
  beforeEach(async () => {
    shop = await openMultiNodeShop();
  });
  afterEach(() => shop.close());

  it("count a visitor once on all nodes, without personal data in Redis", async () => {
    const id = await createOutfit(shop.open.database);
    const nodes = [await shop.start({ redisUrl }), await shop.start({ redisUrl })];
    const headers = { "user-agent": BROWSER };

    for (const { app } of nodes) await app.inject({ url: `/backend/outfit/${id}`, headers });
    for (const { app } of nodes) {
      await app.inject({ url: `/backend/outfit/${id}`, headers, remoteAddress: "203.0.113.8" });
    }
    const keys = await keysOfViews();
    // A node writes its buffered views when it closes.
    for (const node of nodes) await node.close();

    expect((await findWholeOutfit(shop.open.database, id))?.viewCount).toBe(2);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(keys.join(" ")).not.toMatch(/127\.0\.0\.1|203\.0\.113|Mozilla/);
  });
});

async function keysOfViews(): Promise<string[]> {
  const redis = new Redis(redisUrl);
  const keys = await redis.keys("*view:*");
  redis.disconnect();
  return keys;
}
