import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { CATEGORIES } from "#contract/outfit/outfit-vocabulary.ts";
import { reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUsers } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

async function list(query: string): Promise<OutfitList["outfits"]> {
  const response = await shop.app.inject(`/backend/outfit/getoutfits?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<OutfitList>().outfits;
}

const daysAgo = (days: number) => new Date(Date.UTC(2026, 0, 31) - days * 86_400_000);

describe("GET outfit/getoutfits", () => {
  // covers: fields-14, calls-19, constants-19, constants-25, responses-01, outfit-view-01, outfit-view-02
  // covers: outfit-view-03, outfit-view-09, inactive-02, list-call-01
  it("returns the nine newest active outfits without items, links or users", async () => {
    await createOutfits(shop.database, [
      ...Array.from({ length: 11 }, (_, index) => ({
        createdAt: daysAgo(index),
        description: `Look ${index}`,
      })),
      { createdAt: daysAgo(-1), isActive: false, description: "Hidden" },
    ]);

    const outfits = await list("");

    expect(outfits.map((outfit) => outfit.description)).toEqual(
      Array.from({ length: 9 }, (_, i) => `Look ${i}`),
    );
    expect(outfits[0]).toMatchObject({
      numberOfItems: 4,
      totalPrice: 6297.49,
      imageWidth: 1200,
      imagePlaceholder: "data:image/png;base64,AAAA",
      isActive: true,
    });
    for (const hidden of ["items", "likes", "dislikes", "comments"])
      expect(outfits[0]).not.toHaveProperty(hidden);
  });

  // covers: list-call-02
  it("pages without repeating or skipping when everything is equal", async () => {
    const ids = await createOutfits(
      shop.database,
      Array.from({ length: 25 }, () => ({ createdAt: daysAgo(1) })),
    );

    const pages = await Promise.all([0, 10, 20].map((start) => list(`startIndex=${start}&limit=10`)));

    expect(
      pages
        .flat()
        .map((outfit) => outfit._id)
        .sort(),
    ).toEqual(ids.sort());
  });

  // covers: constants-22, constants-26
  it.each([
    ["createdAt", "asc", ["cheap", "dear", "middle"]],
    ["totalPrice", "desc", ["dear", "middle", "cheap"]],
    ["totalPrice", "asc", ["cheap", "middle", "dear"]],
    ["numberOfClicks", "desc", ["middle", "dear", "cheap"]],
  ])("sorts by %s %s", async (sortBy, sort, expected) => {
    const item = (itemPrice: number) => [
      { sourceName: "S", itemName: "Kurta", itemPrice, itemLink: "https://s.example" },
    ];
    await createOutfits(shop.database, [
      { description: "middle", items: item(500), createdAt: daysAgo(1), viewCount: 9 },
      { description: "dear", items: item(5000), createdAt: daysAgo(2), viewCount: 5 },
      { description: "cheap", items: item(50), createdAt: daysAgo(3), viewCount: 1 },
    ]);

    const outfits = await list(`sortBy=${sortBy}&sort=${sort}`);

    expect(outfits.map((outfit) => outfit.description)).toEqual(expected);
  });

  // covers: constants-23
  it.each([
    ["desc", ["loved", "liked", "unnoticed"]],
    ["asc", ["unnoticed", "liked", "loved"]],
  ])("sorts by numberOfLikes %s", async (sort, expected) => {
    const [liked = "", , loved = ""] = await createOutfits(
      shop.database,
      ["liked", "unnoticed", "loved"].map((description) => ({ description })),
    );
    const users = await createUsers(shop.database, 3);
    await reactToOutfit(shop.database, liked, "like", users.slice(0, 1));
    await reactToOutfit(shop.database, loved, "like", users);

    const outfits = await list(`sortBy=numberOfLikes&sort=${sort}`);

    expect(outfits.map((outfit) => outfit.description)).toEqual(expected);
  });

  // covers: product-05, input-04
  it("filters by category, section and type together; an empty value means absent", async () => {
    await createOutfits(shop.database, [
      { category: "Wedding", section: "Men", type: "Sponsored" },
      { category: "Wedding", section: "Men" },
      { category: "Wedding", section: "Women" },
      { category: "Casual", section: "Men" },
    ]);

    expect(await list("category=Wedding&section=&type=")).toHaveLength(3);
    expect(await list("category=Wedding&section=Men")).toHaveLength(2);
    expect(await list("category=Wedding&section=Men&type=Sponsored")).toHaveLength(1);
  });

  it("names the categories that a section and type leave empty, on the first page alone", async () => {
    await createOutfits(shop.database, [
      { category: "Wedding", section: "Men", type: "Sponsored" },
      { category: "Casual", section: "Men" },
      { category: "Casual", section: "Women", isActive: false },
    ]);
    const filled = async (query: string) => {
      const response = await shop.app.inject(`/backend/outfit/getoutfits?${query}`);
      const { emptyCategories } = response.json<OutfitList>();
      return emptyCategories && CATEGORIES.filter((category) => !emptyCategories.includes(category));
    };

    expect(await filled("")).toEqual(["Wedding", "Casual"]);
    expect(await filled("section=Men&category=Casual")).toEqual(["Wedding", "Casual"]);
    expect(await filled("section=Men&type=Normal&searchTerm=linen")).toEqual(["Casual"]);
    expect(await filled("section=Women")).toEqual([]);
    expect(await filled("startIndex=1")).toBeUndefined();
  });

  // covers: list-call-04, list-call-05, list-call-06
  it.each([
    ["every word, in any field", "emerald wedding"],
    ["any case", "EMERALD"],
    ["the beginning of a word", "embroid"],
    ["its category", "Wedding"],
    ["its section", "kids"],
    ["category and section", "kids wedding"],
    ["a source", "rangoli"],
    ["a tag", "sangeet"],
    ["a letter too many", "emeraldd"],
    ["a letter too few", "emrald"],
    ["a wrong letter", "emerold"],
    ["two letters swapped", "emearld"],
    ["punctuation left out", "tshirt"],
    ["punctuation kept", "t-shirt"],
    ["an accent left out", "atelier"],
    ["another script", "कुर्ता"],
  ])("finds by %s", async (_, searchTerm) => {
    await createOutfits(shop.database, [
      {
        category: "Wedding",
        section: "Kids",
        tags: ["sangeet"],
        description: "Embroidered by hand at the Atélier, कुर्ता and all.",
        items: [
          {
            sourceName: "Rangoli House",
            itemName: "Emerald silk lehenga",
            itemPrice: 1,
            itemLink: "https://a.example",
          },
          {
            sourceName: "Rangoli House",
            itemName: "Ivory T-Shirt",
            itemPrice: 1,
            itemLink: "https://b.example",
          },
        ],
      },
      { category: "Casual", description: "Plain blue" },
    ]);

    const outfits = await list(`searchTerm=${encodeURIComponent(searchTerm)}`);

    expect(outfits).toHaveLength(1);
  });

  it.each([
    "%",
    "_",
    "'",
    '"',
    "\\",
    "100%",
    "'; drop table outfits; --",
    "(a+)+$",
    "💃",
    "\u0000",
    "henga",
    "ehen",
    "[]{}*",
  ])("finds nothing for %j", async (searchTerm) => {
    await createOutfits(shop.database, [{ category: "Wedding", description: "lehenga" }]);

    expect(await list(`searchTerm=${encodeURIComponent(searchTerm)}`)).toEqual([]);
  });

  // covers: list-call-03
  it("rejects a search of 10,000 characters", async () => {
    const response = await shop.app.inject(`/backend/outfit/getoutfits?searchTerm=${"a".repeat(10_000)}`);

    expect(response.statusCode).toBe(400);
  });

  it("treats a blank search as none", async () => {
    await createOutfits(shop.database, [{}]);

    expect(await list("searchTerm=%20%20")).toHaveLength(1);
  });

  it("returns an empty page beyond the end", async () => {
    await createOutfits(shop.database, [{}]);

    expect(await list("startIndex=10000")).toEqual([]);
  });

  // covers: error-body-01, error-body-02, input-03, list-call-01, list-call-03
  it.each([
    "sortBy=password",
    "sortBy=createdAt&sortBy=totalPrice",
    "sort=sideways",
    "category=Nowhere",
    "section=women",
    "type=Free",
    "startIndex=-1",
    "startIndex=1e3",
    "startIndex=999999999999999999999",
    "startIndex=1.5",
    "startIndex=10001",
    "limit=0",
    "limit=51",
    "limit=1e9",
    "limit=nine",
    `searchTerm=${"a".repeat(101)}`,
    "__proto__=1&sortBy=__proto__",
  ])("rejects %s with the error body", async (query) => {
    const response = await shop.app.inject(`/backend/outfit/getoutfits?${query}`);

    expect(response.statusCode).toBe(400);
    const body = response.json();
    expect(body).toMatchObject({ success: false, code: "VALIDATION_FAILED" });
    expect(body.error).toBe(body.message);
    expect(body.details.length).toBeGreaterThan(0);
  });

  it("never fails on any text a visitor might search for", async () => {
    await createOutfits(shop.database, [{}]);

    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 100, unit: "binary" }), async (searchTerm) => {
        const response = await shop.app.inject({ url: "/backend/outfit/getoutfits", query: { searchTerm } });
        expect([200, 400]).toContain(response.statusCode);
      }),
      { numRuns: 150 },
    );
  });
});
