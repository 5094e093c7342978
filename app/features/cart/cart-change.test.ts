import { expect, test } from "vitest";
import { lineTotal, withChange } from "#app/features/cart/cart-change.ts";
import { cart, cartEntry } from "#tests/factories/api-results.ts";

// covers: cart-11
test.each([
  [999.99, 3, 2999.97],
  [0.1, 3, 0.3],
  [1234567.89, 10, 12345678.9],
])("%d rupees times %d are exactly %d", (unitPrice, quantity, total) => {
  expect(lineTotal(unitPrice, quantity)).toBe(total);
});

const before = cart([
  cartEntry(3, { numberOfItems: 4, quantity: 1, totalOutfitPrice: 0.1 }),
  cartEntry(2, { numberOfItems: 2, quantity: 2, totalOutfitPrice: 999.99 }),
  cartEntry(1, { numberOfItems: 5, quantity: 1, totalOutfitPrice: 500, isAvailable: false }),
]);
const [first, second, gone] = before.outfits;

test("a quantity changes its entry and the totals of what is available", () => {
  expect(withChange(before, { kind: "quantity", entryId: first?.cartOutfitId ?? "", quantity: 3 })).toEqual({
    outfits: [{ ...first, quantity: 3 }, second, gone],
    totalOutfits: 2,
    totalItems: 16,
    totalPrice: 2000.28,
  });
});

test("removing takes one entry out of the totals, clearing all", () => {
  const removed = withChange(before, { kind: "remove", entryId: second?.cartOutfitId ?? "" });
  expect(removed).toEqual({ outfits: [first, gone], totalOutfits: 1, totalItems: 4, totalPrice: 0.1 });
  expect(withChange(before, { kind: "clear" })).toEqual({
    outfits: [],
    totalOutfits: 0,
    totalItems: 0,
    totalPrice: 0,
  });
});
