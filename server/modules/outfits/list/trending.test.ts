import { describe, expect, it } from "vitest";
import type { Trending } from "#contract/outfit/outfit.ts";
import { reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

async function trending(query = ""): Promise<Trending> {
  const response = await shop.app.inject(`/backend/outfit/trending${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Trending>();
}

describe("GET outfit/trending", () => {
  // covers: fields-28, responses-02
  it("is empty in an empty shop", async () => {
    expect(await trending()).toEqual({ trendingOutfits: [], totalActiveOutfits: 0, totalClicks: 0 });
  });

  // covers: calls-14, inactive-02, trending-call-02
  it("orders by views, then likes, then newest, and sums over active outfits only", async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const [older, newer, liked, viewed, hidden] = await createOutfits(shop.database, [
      { viewCount: 5, createdAt: day(1) },
      { viewCount: 5, createdAt: day(2) },
      { viewCount: 5, createdAt: day(1) },
      { viewCount: 50, createdAt: day(1) },
      { viewCount: 500, createdAt: day(1), isActive: false },
    ]);
    await reactToOutfit(shop.database, liked ?? "", "like", [await createUser(shop.database)]);

    const { trendingOutfits, totalActiveOutfits, totalClicks } = await trending();

    expect(trendingOutfits.map((outfit) => outfit._id)).toEqual([viewed, liked, newer, older]);
    expect(trendingOutfits.map((outfit) => outfit._id)).not.toContain(hidden);
    expect({ totalActiveOutfits, totalClicks }).toEqual({ totalActiveOutfits: 4, totalClicks: 65 });
  });

  // covers: outfit-view-04
  it("has no items, users, comments and texts", async () => {
    await createOutfits(shop.database, [{}]);

    const [outfit = {}] = (await trending()).trendingOutfits;

    expect(Object.keys(outfit).sort()).toEqual([
      "_id",
      "category",
      "image",
      "imageHeight",
      "imagePlaceholder",
      "imageWidth",
      "numberOfClicks",
      "numberOfComments",
      "numberOfLikes",
      "rateLook",
      "section",
      "stylist",
      "subtitle",
      "totalPrice",
      "type",
    ]);
  });

  // covers: trending-call-01
  it("returns ten unless another limit is given", async () => {
    await createOutfits(
      shop.database,
      Array.from({ length: 12 }, () => ({})),
    );

    expect((await trending()).trendingOutfits).toHaveLength(10);
    expect((await trending("?limit=3")).trendingOutfits).toHaveLength(3);
    expect((await trending("?limit=50")).trendingOutfits).toHaveLength(12);
  });

  // covers: calls-15, error-body-02, trending-call-01
  it.each(["0", "51", "-3", "ten", "1e9"])("rejects the limit %s", async (limit) => {
    const response = await shop.app.inject(`/backend/outfit/trending?limit=${limit}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: "VALIDATION_FAILED" });
  });
});
