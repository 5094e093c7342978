import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { RelatedOutfits } from "#contract/outfit/outfit.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { updateSearchIndex } from "#server/modules/outfits/search/search-index-job.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true, intervals: false });
const NOWHERE = "00000000-0000-4000-8000-000000000000";

async function get(path: string) {
  const response = await shop.app.inject(`/backend/outfit/${path}`);
  return { response, body: response.json<RelatedOutfits & { message?: string }>() };
}

/** The descriptions of the outfits that a call returns. */
const names = async (path: string) => (await get(path)).body.outfits.map(({ description }) => description);

const itemsOf = async (outfitId: string) =>
  shop.database
    .select()
    .from(outfitItems)
    .where(eq(outfitItems.outfitId, outfitId))
    .orderBy(outfitItems.position);

describe("similar outfits", () => {
  const saree = [outfitItem("Ivory silk saree", 4_000), outfitItem("Gold jhumka earrings", 900)];
  const wedding = { category: "Wedding", section: "Women", items: saree } as const;

  it("come closest first: pieces, then category and price, then section", async () => {
    const [id] = await createOutfits(shop.database, [
      { ...wedding, description: "shown" },
      {
        ...wedding,
        section: "Men",
        category: "Workout",
        items: [outfitItem("Grey gym shorts", 700)],
        description: "unlike",
      },
      {
        ...wedding,
        category: "Workout",
        items: [outfitItem("Grey gym shorts", 700)],
        description: "same section",
      },
      { ...wedding, category: "Festival", description: "same pieces" },
      {
        ...wedding,
        items: [outfitItem("Ivory silk saree", 4_100), outfitItem("Gold jhumka earrings", 900)],
        description: "alike",
      },
      {
        ...wedding,
        items: [outfitItem("Ivory silk saree", 90_000), outfitItem("Gold jhumka earrings", 900)],
        description: "dearer",
      },
    ]);

    expect(await names(`${id}/similar`)).toEqual([
      "alike",
      "same pieces",
      "dearer",
      "same section",
      "unlike",
    ]);
    expect(await names(`${id}/similar?limit=2`)).toEqual(["alike", "same pieces"]);
    expect(await names(`${id}/similar?limit=`)).toHaveLength(5);
  });

  it("of a neighbouring occasion come before the most viewed", async () => {
    const men = { section: "Men", category: "Casual" } as const;
    const shirt = (name: string) => ({ description: name, items: [outfitItem(`${name} shirt`, 900)] });
    await createOutfits(shop.database, [
      ...["Black", "Grey", "Red"].map((name) => ({ ...men, ...shirt(name), viewCount: 5_000 })),
      { ...men, category: "Vacation", description: "vacation", items: [outfitItem("Linen trousers", 900)] },
      { ...men, category: "Trip/Travel", description: "trip", items: [outfitItem("Canvas cap", 900)] },
    ]);
    const [id] = await createOutfits(shop.database, [
      { ...men, category: "Summer Beachwear", items: [outfitItem("Swim shorts", 900)] },
    ]);
    expect((await names(`${id}/similar?limit=2`)).toSorted()).toEqual(["trip", "vacation"]);
  });

  it("finds the same garment among many other outfits of the category", async () => {
    const others = Array.from({ length: 60 }, (_, index) => ({
      category: "Wedding" as const,
      items: [outfitItem(`Navy bandhgala ${index}`, 5_000)],
      viewCount: 1_000,
    }));
    const [twin] = await createOutfits(shop.database, [
      { ...wedding, category: "Party", description: "twin" },
    ]);
    const [id] = await createOutfits(shop.database, [wedding, ...others]);

    const { body } = await get(`${id}/similar?limit=1`);
    expect(body.outfits.map(({ _id }) => _id)).toEqual([twin]);
  });

  it("leave out inactive outfits and the outfit itself, and follow hiding, deletion and edits at once", async () => {
    const [id, other, hidden] = await createOutfits(shop.database, [
      wedding,
      { ...wedding, description: "other" },
      { ...wedding, description: "hidden", isActive: false },
    ]);
    const { headers } = await signIn(shop, { isAdmin: true });
    const path = `${id}/similar`;
    expect(await names(path)).toEqual(["other"]);

    await call(shop, `PUT /admin/togglestatus/${hidden}`, headers);
    expect((await names(path)).sort()).toEqual(["hidden", "other"]);

    await call(shop, `DELETE /delete/${other}`, headers);
    expect(await names(path)).toEqual(["hidden"]);

    await call(shop, `PUT /admin/togglestatus/${id}`, headers);
    expect((await get(path)).response.statusCode).toBe(404);
  });

  it("are cached until then", async () => {
    const [id, other] = await createOutfits(shop.database, [wedding, { ...wedding, description: "before" }]);
    await names(`${id}/similar`);
    await shop.database
      .update(outfits)
      .set({ description: "after" })
      .where(eq(outfits.id, other ?? ""));

    expect(await names(`${id}/similar`)).toEqual(["before"]);
    expect((await get(`${id}/similar`)).response.headers["cache-control"]).toContain("s-maxage");
  });

  it("an outfit alone in the shop has none", async () => {
    const id = await createOutfit(shop.database);

    expect((await get(`${id}/similar`)).body).toEqual({ outfits: [] });
  });
});

describe("other outfits with the same item", () => {
  const linked = (itemLink: string) => [{ ...outfitItem("Straw tote bag", 1_499), itemLink }];

  it("have an item of the same link, however it was copied, the most viewed first", async () => {
    const [id] = await createOutfits(shop.database, [
      { items: linked("https://shop.example/p/tote?id=7"), description: "shown" },
      {
        items: linked("https://shop.example/p/tote?utm_source=x&id=7"),
        description: "tracked",
        viewCount: 5,
      },
      { items: linked("https://SHOP.example/p/tote/?id=7#top"), description: "anchored", viewCount: 9 },
      { items: linked("https://shop.example/p/tote?id=8"), description: "another product" },
      { items: linked("https://shop.example/p/tote?id=7"), description: "hidden", isActive: false },
    ]);
    const [item] = await itemsOf(id ?? "");

    expect(await names(`item/${item?.id}/outfits`)).toEqual(["anchored", "tracked"]);
    expect(await names(`item/${item?.id}/outfits?limit=1`)).toEqual(["anchored"]);
  });

  it("are none for an item that no other outfit has, and 404 for one of a hidden outfit", async () => {
    const [alone, hidden] = await createOutfits(shop.database, [
      { items: linked("https://shop.example/1") },
      { isActive: false },
    ]);
    const [[own], [unseen]] = [await itemsOf(alone ?? ""), await itemsOf(hidden ?? "")];

    expect((await get(`item/${own?.id}/outfits`)).body).toEqual({ outfits: [] });
    expect((await get(`item/${unseen?.id}/outfits`)).response.statusCode).toBe(404);
  });

  it("never show a link", async () => {
    const [id] = await createOutfits(shop.database, [{}, {}]);
    const [item] = await itemsOf(id ?? "");
    const responses = [await get(`item/${item?.id}/outfits`), await get(`${id}/similar`)];

    for (const { response, body } of responses) {
      expect(body.outfits).toHaveLength(1);
      expect(response.body).not.toContain("shop.example/p/");
    }
  });

  it("outfits are found by the links of their items after they are indexed anew", async () => {
    const link = "https://shop.example/p/tote?utm_source=x";
    const [id] = await createOutfits(shop.database, [{ items: linked(link) }, { items: linked(link) }]);
    await shop.database.update(outfitItems).set({ normalisedLink: null, kindToken: null });
    await shop.database.update(outfits).set({ outfitTokens: [] });
    await updateSearchIndex(shop.database, async () => false);
    const [item] = await itemsOf(id ?? "");

    expect(item).toMatchObject({
      normalisedLink: "https://shop.example/p/tote",
      kindToken: expect.any(Number),
    });
    expect((await get(`item/${item?.id}/outfits`)).body.outfits).toHaveLength(1);
  });
});

describe.each(["similar", "outfits"])("a bad request for %s", (kind) => {
  const path = (id: string) => (kind === "similar" ? `${id}/similar` : `item/${id}/outfits`);

  it.each(["0", "25", "-1", "1.5", "many"])("with the limit %s is a 400 with a sentence", async (limit) => {
    const { response, body } = await get(`${path(NOWHERE)}?limit=${limit}`);

    expect(response.statusCode).toBe(400);
    expect(body.message).toMatch(/\w+ \w+/);
  });

  it.each(["not-an-id", NOWHERE, "%00"])("with the id %s is a 404", async (id) => {
    const { response, body } = await get(path(id));

    expect(response.statusCode).toBe(404);
    expect(body.message).toMatch(/\w+ \w+/);
  });
});
