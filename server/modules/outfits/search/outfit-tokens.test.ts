import { expect, it } from "vitest";
import { type SearchedOutfit, tokensOf } from "./outfit-tokens.ts";
import { wordToken } from "./tokens.ts";

function tokensOfItem(itemName: string): number[] {
  const outfit: SearchedOutfit = {
    category: "Casual",
    section: "Women",
    tags: [],
    description: "",
    items: [{ itemName, sourceName: "Fabindia", pricePaise: 100_00, role: null }],
    pictureColours: [],
  };
  return tokensOf(outfit).items[0] ?? [];
}

it('"shades" in the text of an item are no sunglasses', () => {
  expect(tokensOfItem("Saree in shades of blue")).toContain(wordToken("=saree"));
  expect(tokensOfItem("Saree in shades of blue")).not.toContain(wordToken("=sunglasses"));
  expect(tokensOfItem("Aviators")).toContain(wordToken("=sunglasses"));
});
