import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { outfits } from "#server/db/schema/outfits.ts";
import { createOutfits, outfitItem, outfitOf } from "#tests/factories/outfit-factory.ts";
import { searchCalls } from "#tests/setup/search-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const { search, found } = searchCalls(shop);

describe("what a search means", () => {
  beforeEach(() =>
    createOutfits(shop.database, [
      outfitOf(
        "aaa",
        [
          ["Red silk saree", 1800],
          ["Black heels", 900],
        ],
        { category: "Wedding", viewCount: 3 },
      ),
      outfitOf(
        "bbb",
        [
          ["Black cotton saree", 2600],
          ["Red heels", 900],
        ],
        { category: "Party", viewCount: 9 },
      ),
      outfitOf(
        "ccc",
        [
          ["White kurta", 900],
          ["Blue jeans", 1500],
        ],
        { section: "Men", category: "Formal" },
      ),
      outfitOf("ddd", [["Black dress", 3000]], { category: "Date" }),
      outfitOf("eee", [["Maroon saree", 2900]], { category: "Festival" }),
      outfitOf("fff", [["Yellow dress", 500]], { section: "Kids", category: "Birthday" }),
    ]),
  );

  it.each([
    ["an audience filters the section", "kurta for men", ["ccc"]],
    ["men is not the end of women", "men", ["ccc"]],
    ["a possessive and a colour", "womens black dress", ["ddd"]],
    ["a colour describes the garment", "red saree", ["aaa", "eee"]],
    ["the colour after the garment", "saree black", ["bbb"]],
    ["a colour alone is of any item", "red", ["bbb", "aaa", "eee"]],
    ["a price is of the garment", "saree under 2,000", ["aaa"]],
    ["colour and price are of one item", "red saree below ₹2500", ["aaa"]],
    ["a price alone is of the look", "under 600", ["fff"]],
    ["an occasion is a category", "office wear", ["ccc"]],
    ["Hindi in Latin letters", "shaadi ke liye lal sari", ["aaa"]],
    ["a mistyped garment", "blak dres", ["ddd"]],
    ["a word that none has is left out", "yellow dress zzqqxx", ["fff"]],
    ["general words ask for nothing", "outfits", ["bbb", "aaa", "fff", "eee", "ddd", "ccc"]],
  ])("%s: %s", async (_, term, expected) => {
    const names = await found(term);
    // Without views the order is the ids'.
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(names[0] === expected[0] || expected.length > 2).toBe(true);
  });

  it("says what was understood, and how much matches", async () => {
    const { understood, understoodParts, isPartial, total, totalIsCapped } = await search({
      searchTerm: "red saree under 2500",
    });
    expect({ understood, isPartial, total, totalIsCapped }).toEqual({
      understood: { colour: "red", maxPrice: 2500, words: ["saree"] },
      isPartial: false,
      total: 1,
      totalIsCapped: false,
    });
    expect(understoodParts?.map(({ without }) => without)).toEqual([
      "saree under 2500",
      "red under 2500",
      "red saree",
    ]);
  });

  it("finds something when a part is taken out that only filler words stand beside", async () => {
    const { understoodParts } = await search({ searchTerm: "what to wear for women" });
    const rest = understoodParts?.map(({ without }) => without);
    expect(rest).toEqual([""]);
    expect((await search({ searchTerm: rest?.[0] ?? "" })).total).toBe(6);
  });

  it("tells the item that has the garment and the price, the cheapest of each outfit", async () => {
    const { outfits, pricedItems } = await search({ searchTerm: "saree under 2950" });
    const itemOf = (name: string) => {
      const outfit = outfits.find(({ description }) => description === name);
      return pricedItems?.find(({ outfitId }) => outfitId === outfit?._id);
    };
    expect(itemOf("aaa")).toMatchObject({ itemName: "Red silk saree", itemPrice: 1800 });
    expect(itemOf("eee")).toMatchObject({ itemName: "Maroon saree", itemPrice: 2900 });
    expect(await search({ searchTerm: "under 2950" })).not.toHaveProperty("pricedItems");
    await createOutfits(shop.database, [
      outfitOf("ggg", [
        ["Blue saree", 500],
        ["Red saree", 1900],
      ]),
    ]);
    const red = await search({ searchTerm: "red saree under 2000" });
    const names = red.pricedItems?.map(({ itemName }) => itemName).toSorted();
    expect(names).toEqual(["Red saree", "Red silk saree"]);
  });

  it.each([
    ["blak dress", "black dress"],
    ["Red sneekers!", "Red sneakers!"],
    ["black dress", undefined],
  ])("%j is read as %j", async (searchTerm, readAs) => {
    expect((await search({ searchTerm })).readAs).toBe(readAs);
  });

  it("shows the closest where no outfit has all, and says so", async () => {
    const { outfits: closest, isPartial } = await search({ searchTerm: "yellow saree under 1000" });
    expect(isPartial).toBe(true);
    expect(closest.length).toBeGreaterThan(0);
    expect(closest[0]?.description).toMatch(/aaa|bbb|eee/);
  });

  it("shows looks in the colour where none has the garment", async () => {
    const { outfits: closest, isPartial } = await search({ searchTerm: "yellow lehenga" });
    expect(isPartial).toBe(true);
    expect(closest.map(({ description }) => description)).toEqual(["fff"]);
  });

  it("counts the matches of many needs in few different statements", async () => {
    const execute = vi.spyOn(shop.database, "execute");
    const searchTerm = "green pink grey beige gold silver purple lehenga sherwani";
    expect((await search({ searchTerm })).total).toBe(0);
    const counts = execute.mock.calls.map(([statement]) =>
      JSON.stringify(new PgDialect().sqlToQuery(statement as SQL)),
    );
    execute.mockRestore();
    expect(counts.length).toBeLessThanOrEqual(7);
    expect(new Set(counts).size).toBe(counts.length);
  });

  it.each(["zzqqxx", "zzqqxx under 2000", "the", "%"])("finds nothing for %j", async (searchTerm) => {
    expect(await search({ searchTerm })).toMatchObject({ outfits: [], total: 0, isPartial: false });
  });

  it("filler words find the outfits with such a tag, and nothing else", async () => {
    await createOutfits(shop.database, [
      outfitOf("tagged", [["White kurta", 900]], { tags: ["Evening"] }),
      outfitOf("named", [["Evening kurta", 900]], { tags: ["evening saree", "day wear"] }),
    ]);
    expect(await found("evening")).toEqual(["tagged"]);
    expect(await found("Day wear")).toEqual(["named"]);
    expect(await search({ searchTerm: "day" })).toMatchObject({ outfits: [], total: 0, isPartial: false });
  });

  it("an explicit order and filters hold for a search", async () => {
    expect(await found("saree", { sortBy: "totalPrice", sort: "asc" })).toEqual(["aaa", "eee", "bbb"]);
    expect(await found("saree", { category: "Festival" })).toEqual(["eee"]);
    expect(await found("saree", { colour: "red", maxPrice: "2900" })).toEqual(["aaa", "eee"]);
  });

  it("pages by relevance neither repeat nor skip", async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((startIndex) => found("outfits black red", { startIndex: `${startIndex}`, limit: "2" })),
    );
    const all = await found("outfits black red", { limit: "50" });
    expect(pages.flat()).toEqual(all);
  });
});

it("ranks by where the word is, then by views", async () => {
  const plain: [string, number][] = [["Plain shirt", 100]];
  await createOutfits(shop.database, [
    outfitOf("ajrakh", plain, { viewCount: 500 }),
    outfitOf("s", [], {
      items: [{ ...outfitItem("Plain shirt", 100), sourceName: "Ajrakh House" }],
      viewCount: 400,
    }),
    outfitOf("t", plain, { tags: ["ajrakh"], viewCount: 300 }),
    outfitOf("i1", [["Ajrakh shirt", 100]], { viewCount: 1 }),
    outfitOf("i2", [["Ajrakh shirt", 100]], { viewCount: 2 }),
  ]);
  expect(await found("ajrakh")).toEqual(["i2", "i1", "t", "s", "ajrakh"]);
});

it("a garment word before another belongs to that one", async () => {
  await createOutfits(shop.database, [
    outfitOf("tuxedo", [
      ["Tuxedo", 9_000],
      ["Black dress watch", 900],
      ["Black dress shoes", 900],
    ]),
    outfitOf("dress", [
      ["Black dress", 900],
      ["Sandals", 400],
    ]),
  ]);
  expect(await found("black dress")).toEqual(["dress"]);
  expect(await found("dress under 1000")).toEqual(["dress"]);
  expect(await found("dress watch")).toEqual(["tuxedo"]);
  expect(await found("black dress shoes under 1000")).toEqual(["tuxedo"]);
  expect(await found("dress sandals")).toEqual(["dress"]);
});

it("ranks words of the same item first", async () => {
  await createOutfits(shop.database, [
    outfitOf(
      "apart",
      [
        ["Linen shirt", 100],
        ["Checked trousers", 100],
      ],
      { viewCount: 99 },
    ),
    outfitOf("together", [["Checked linen shirt", 100]]),
  ]);
  expect(await found("checked shirt")).toEqual(["together", "apart"]);
});

it("ranks a brand's own garment before the garment of another brand", async () => {
  const branded = (description: string, kurta: string, jacket: string, viewCount: number) =>
    outfitOf(description, [], {
      items: [
        { ...outfitItem("Printed kurta", 100), sourceName: kurta },
        { ...outfitItem("Puffer jacket", 100), sourceName: jacket },
        { ...outfitItem("Plain jacket", 100), sourceName: "Third" },
      ],
      viewCount,
    });
  await createOutfits(shop.database, [
    branded("kurta of W", "W", "Alena", 1),
    branded("jacket of W", "Alena", "W", 99),
  ]);
  expect(await found("w kurta")).toEqual(["kurta of W", "jacket of W"]);
  expect(await found("alena jacket")).toEqual(["kurta of W", "jacket of W"]);
});

describe("filters", () => {
  it("returns the active outfits of ids in their order, whatever else is asked", async () => {
    const [first = "", hidden = "", last = ""] = await createOutfits(shop.database, [
      { description: "first" },
      { description: "hidden", isActive: false },
      { description: "last" },
    ]);
    const list = await search({
      ids: [last, hidden, crypto.randomUUID(), first].join(","),
      category: "Party",
    });
    expect(list).toMatchObject({ outfits: [{ _id: last }, { _id: first }], total: 2, totalIsCapped: false });
    const upperCase = await search({ ids: [last.toUpperCase(), first, last].join(",") });
    expect(upperCase.outfits).toMatchObject([{ _id: last }, { _id: first }]);
  });

  it("counts up to 1,000", async () => {
    await createOutfits(
      shop.database,
      Array.from({ length: 1_001 }, (_, index) =>
        outfitOf("x", [["Shirt", 100]], index === 0 ? { section: "Kids" } : {}),
      ),
    );
    expect(await search({})).toMatchObject({ total: 1_000, totalIsCapped: true });
    expect(await search({ section: "Women" })).toMatchObject({ total: 1_000, totalIsCapped: false });
    expect(await search({ section: "Women", startIndex: "5000" })).toMatchObject({
      outfits: [],
      total: 1_000,
    });
    expect(await search({ searchTerm: "shirt" })).toMatchObject({ total: 1_000, totalIsCapped: true });
    const ids = await Promise.all(
      [0, 290, 320, 990].map(async (startIndex) => {
        const { outfits: page } = await search({
          searchTerm: "shirt",
          limit: "50",
          startIndex: `${startIndex}`,
        });
        return page.map(({ _id }) => _id);
      }),
    );
    // Pages 290 and 320 share 20 outfits.
    expect(new Set(ids.flat()).size).toBe(50 + 50 + 30 + 11);
  });

  it("counts frequent words exactly, among few and many outfits", async () => {
    await createOutfits(
      shop.database,
      Array.from({ length: 1_100 }, (_, index) =>
        outfitOf("x", [
          ["Shirt", 100],
          [index < 1_001 ? "Sneakers" : "Sandals", 200],
          [index < 1_000 ? "Belt" : "Watch", 300],
        ]),
      ),
    );
    const totals = async () =>
      Promise.all(
        ["shirt", "shirt sneakers", "shirt belt", "watch", "sandals sneakers"].map(async (searchTerm) => {
          const { total, totalIsCapped, isPartial } = await search({ searchTerm });
          return [total, totalIsCapped, isPartial];
        }),
      );
    const expected = [
      [1_000, true, false],
      [1_000, true, false],
      [1_000, false, false],
      [100, false, false],
      [1_000, true, true],
    ];
    expect(await totals()).toEqual(expected);
    // As earlier builds stored them.
    await shop.database.execute(
      sql`update ${outfits} set search_tokens = array(select token from unnest(search_tokens) as token order by token desc)`,
    );
    expect(await totals()).toEqual(expected);
  });

  it("includes both ends of a price band", async () => {
    await createOutfits(
      shop.database,
      [100, 200, 300].map((price) => outfitOf(`${price}`, [["Shirt", price]])),
    );
    const prices = async (query: Record<string, string>) =>
      (await search({ ...query, sortBy: "totalPrice", sort: "asc" })).outfits.map(
        ({ totalPrice }) => totalPrice,
      );
    expect(await prices({ minPrice: "100", maxPrice: "200" })).toEqual([100, 200]);
    expect(await prices({ minPrice: "200.5" })).toEqual([300]);
    expect(await prices({ maxPrice: "0" })).toEqual([]);
    expect((await search({ minPrice: "150" })).total).toBe(2);
  });

  it.each([
    "minPrice=-1",
    "minPrice=1e3",
    "minPrice=abc",
    "minPrice=99999999999999999999",
    "maxPrice=1.234",
    "maxPrice=Infinity",
    "minPrice=2&maxPrice=1",
    "minPrice=1&minPrice=2",
    `maxPrice=${"9".repeat(10_000)}`,
    "colour=crimson",
    "colour=RED",
    "colour=%27%22",
    "colour=red&colour=blue",
    `colour=${"red".repeat(4_000)}`,
    "ids=1",
    "ids=,",
    "ids=*",
    "ids=%25",
    `ids=${Array.from({ length: 25 }, () => crypto.randomUUID()).join(",")}`,
    `ids=${"a".repeat(10_000)}`,
    "sortBy=Relevance",
  ])("rejects %s", async (query) => {
    const response = await shop.app.inject(`/backend/outfit/getoutfits?${query}`);
    expect([400, 414, 431]).toContain(response.statusCode);
  });

  it("an empty value is none", async () => {
    await createOutfits(shop.database, [{}]);
    expect(
      (await search({ minPrice: "", maxPrice: "", colour: "", ids: "", sortBy: "" })).outfits,
    ).toHaveLength(1);
  });
});
