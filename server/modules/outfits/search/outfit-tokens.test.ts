import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import * as terms from "./fashion-terms.ts";
import { type SearchedOutfit, tokensOf } from "./outfit-tokens.ts";
import { sourceToken, wordToken } from "./tokens.ts";

const outfitWith = (itemName: string): SearchedOutfit => ({
  category: "Casual",
  section: "Women",
  tags: [],
  description: "",
  items: [{ itemName, sourceName: "Fabindia", pricePaise: 100_00, role: null }],
  pictureColours: [],
});

const tokensOfItem = (itemName: string) => tokensOf(outfitWith(itemName)).items[0] ?? [];

it('"shades" in the text of an item are no sunglasses', () => {
  expect(tokensOfItem("Saree in shades of blue")).toContain(wordToken("=saree"));
  expect(tokensOfItem("Saree in shades of blue")).not.toContain(wordToken("=sunglasses"));
  expect(tokensOfItem("Aviators")).toContain(wordToken("=sunglasses"));
});

it.each([
  ["Black dress watch", "=watch", "=dress"],
  ["Tan dress shoes", "=shoes", "=dress"],
  ["Navy blazer dress", "=dress", "=blazer"],
])("a garment word before another belongs to that one: %s", (name, own, other) => {
  expect(tokensOfItem(name)).toContain(wordToken(own));
  expect(tokensOfItem(name)).not.toContain(wordToken(other));
});

it.each(["Kurta pyjama", "Dress, watch and belt", "Dress with watch"])(
  "both garments of %s count",
  (name) => {
    const tokens = new Set(tokensOfItem(name));
    expect(tokens.has(wordToken("=dress")) || tokens.has(wordToken("=kurta"))).toBe(true);
    expect(tokens.has(wordToken("=watch")) || tokens.has(wordToken("=pyjama"))).toBe(true);
  },
);

it("has the whole name of a source as one token", () => {
  const { tokens } = tokensOf(outfitWith("Saree"));
  expect(tokens).toContain(sourceToken("FABINDIA"));
  expect(tokens).not.toContain(sourceToken("Saree"));
});

it("has the version of the present fashion terms", () => {
  const { INDEX_VERSION: version, ...lists } = terms;
  const digest = createHash("sha256").update(JSON.stringify(lists)).digest("hex").slice(0, 12);
  // A change of the terms raises INDEX_VERSION in fashion-terms.ts; then both values here are the new ones.
  expect([version, digest]).toEqual([4, "3748dbf72db3"]);
});
