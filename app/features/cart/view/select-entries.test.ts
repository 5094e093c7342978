import { describe, expect, test } from "vitest";
import { type CartView, DEFAULT_CART_VIEW } from "#app/features/cart/view/cart-view.ts";
import { selectEntries } from "#app/features/cart/view/select-entries.ts";
import type { CartEntry } from "#contract/cart/cart.ts";

/** The entries differ only in the tested fields. */
function entry(cartOutfitId: string, changes: Partial<CartEntry>): CartEntry {
  return {
    cartOutfitId,
    outfitId: cartOutfitId,
    outfitImage: "",
    outfitImageWidth: 900,
    outfitImageHeight: 1200,
    outfitImagePlaceholder: "",
    outfitUrl: `/outfit/${cartOutfitId}`,
    outfitCategory: "Wedding",
    outfitSection: "Women",
    outfitType: "Normal",
    outfitSubtitle: "Emerald silk lehenga, gold choli",
    numberOfItems: 5,
    totalOutfitPrice: 1000,
    quantity: 1,
    addedAt: "2026-01-01T10:00:00.000Z",
    isAvailable: true,
    ...changes,
  };
}

const CART = [
  entry("suit", {
    outfitSection: "Men",
    outfitCategory: "Formal",
    totalOutfitPrice: 999.99,
    addedAt: "2026-03-01T00:00:00Z",
  }),
  entry("gown", {
    outfitCategory: "Prom and Graduation",
    totalOutfitPrice: 5000,
    addedAt: "2026-02-01T00:00:00Z",
  }),
  entry("dress", {
    outfitCategory: "Trip/Travel",
    totalOutfitPrice: 1000,
    addedAt: "2026-01-02T00:00:00.5Z",
  }),
  entry("lehenga", { totalOutfitPrice: 5000, addedAt: "2026-01-02T00:00:00Z" }),
];

const shown = (changes: Partial<CartView>, cart = CART) =>
  selectEntries(cart, { ...DEFAULT_CART_VIEW, ...changes }).entries.map(({ outfitId }) => outfitId);

describe("the order", () => {
  // covers: cart-05, constants-16
  test.each([
    ["newest", ["suit", "gown", "dress", "lehenga"]],
    ["oldest", ["lehenga", "dress", "gown", "suit"]],
    ["price-high", ["gown", "lehenga", "dress", "suit"]],
    ["price-low", ["suit", "dress", "gown", "lehenga"]],
  ] as const)("%s; the same price newest first", (sort, expected) => {
    expect(shown({ sort })).toEqual(expected);
  });
});

describe("the search", () => {
  // covers: cart-04
  test.each([
    ["category", "wedding", ["lehenga"]],
    ["section", "women", ["gown", "dress", "lehenga"]],
    ["both at once, in any order and case", "WOMEN prom", ["gown"]],
    ["the beginning of a word", "trav", ["dress"]],
    ["a category with a sign in it", "Trip/Travel", ["dress"]],
    ["men, not women", "men", ["suit"]],
    ["a section as people say it", "men's formal", ["suit"]],
    ["a section with the apostrophe of a phone", "Women’s prom", ["gown"]],
    ["a word with an apostrophe only", "men'", ["suit"]],
    ["nothing", "swimming", []],
    ["everything when empty", "", ["suit", "gown", "dress", "lehenga"]],
  ])("finds by %s", (_what, search, expected) => {
    expect(shown({ search })).toEqual(expected);
  });
});

describe("the page", () => {
  const twelve = Array.from({ length: 12 }, (_, index) => entry(`e${index}`, {}));
  const page = (changes: Partial<CartView>) => selectEntries(twelve, { ...DEFAULT_CART_VIEW, ...changes });

  test("has the positions within all entries", () => {
    expect(page({ page: 2 })).toMatchObject({ page: 2, pages: 3, from: 6, to: 10, total: 12 });
    expect(page({ page: 3 })).toMatchObject({ from: 11, to: 12 });
    expect(page({ page: 3 }).entries.map(({ outfitId }) => outfitId)).toEqual(["e10", "e11"]);
    expect(page({ size: 20 })).toMatchObject({ page: 1, pages: 1, from: 1, to: 12 });
  });

  test("is the last one when the view asks for one beyond it", () => {
    expect(page({ page: 99 })).toMatchObject({ page: 3, from: 11, to: 12 });
    expect(page({ page: 2, search: "swimming" })).toMatchObject({ page: 1, pages: 1, total: 0, entries: [] });
  });
});
