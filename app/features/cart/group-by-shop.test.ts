import { expect, it } from "vitest";
import { groupByShop } from "#app/features/cart/group-by-shop.ts";
import { cartEntry, outfit } from "#tests/factories/api-results.ts";

it("has each shop once, in the order of the cart, with the outfit of each item", () => {
  const [item] = outfit().items;
  if (!item) throw new Error("The factory has items");
  const of = (itemId: string, sourceName: string) => ({ ...item, itemId, sourceName });
  const shops = groupByShop([
    { entry: cartEntry(1), items: [of("kurta", "Neel & Co"), of("jhumkas", "Chaand Silver")] },
    { entry: cartEntry(2), items: [of("bag", "Banjara"), of("dupatta", "NEEL & Co ")] },
  ]);
  const told = shops.map(({ name, items }) => [
    name,
    items.map((each) => `${each.item.itemId} of ${each.entry.outfitId}`),
  ]);
  expect(told).toEqual([
    ["Neel & Co", ["kurta of outfit-1", "dupatta of outfit-2"]],
    ["Chaand Silver", ["jhumkas of outfit-1"]],
    ["Banjara", ["bag of outfit-2"]],
  ]);
});
