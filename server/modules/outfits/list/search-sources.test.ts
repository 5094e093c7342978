import { expect, it } from "vitest";
import { createOutfits, outfitItem, outfitOf } from "#tests/factories/outfit-factory.ts";
import { searchCalls } from "#tests/setup/search-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const { search, found } = searchCalls(shop);

const ofSource = (description: string, sourceName: string, itemName: string, more: object = {}) =>
  outfitOf(description, [], { items: [{ ...outfitItem(itemName, 900), sourceName }], ...more });

it.each([
  ["only words that say nothing", "ONLY", "only"],
  ["a general word", "Next Look", "next look"],
  ["a word that says nothing among others", "The Indian Garage Co", "the indian garage co"],
  ["a colour", "Raat Rani", "Raat  Rani"],
  ["a section", "Lady Stark", "lady stark"],
  ["a garment", "Shoe Couture", "shoe couture"],
  ["punctuation", "U.S. Polo Assn.", "u.s. polo assn"],
])("finds a source whose name has %s", async (_, sourceName, searchTerm) => {
  await createOutfits(shop.database, [
    ofSource("of it", sourceName, "Linen shirt"),
    ofSource("men of it", sourceName, "Linen shirt", { section: "Men" }),
    ofSource("hidden", sourceName, "Linen shirt", { isActive: false }),
    ofSource("other", "Zari", "Pink silk dress and shoes", { viewCount: 9 }),
  ]);
  const { outfits, emptyCategories: _empty, ...said } = await search({ searchTerm });
  expect(outfits.map(({ description }) => description).toSorted()).toEqual(["men of it", "of it"]);
  expect(said).toEqual({
    total: 2,
    totalIsCapped: false,
    isPartial: false,
    understood: { words: [sourceName] },
    understoodParts: [{ label: sourceName, without: "", kind: "source" }],
  });
  expect(await found(searchTerm, { section: "Men" })).toEqual(["men of it"]);
});

it("a name that is a fashion term means the term", async () => {
  await createOutfits(shop.database, [
    ofSource("of the source", "Saree", "Linen shirt"),
    ofSource("the garment", "Zari", "Silk saree"),
  ]);
  expect((await found("saree")).toSorted()).toEqual(["of the source", "the garment"]);
});

it("a name that only hidden outfits have means its words", async () => {
  await createOutfits(shop.database, [
    ofSource("hidden", "Raat Rani", "Linen shirt", { isActive: false }),
    ofSource("pink", "Zari", "Pink dress"),
  ]);
  expect(await found("raat rani")).toEqual(["pink"]);
});
