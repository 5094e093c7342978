import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CART_SORTS,
  type CartView,
  cartPath,
  changedView,
  DEFAULT_CART_VIEW,
  parseCartView,
} from "#app/features/cart/view/cart-view.ts";
import { CART_PAGE_SIZES } from "#contract/limits.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

const anyView: fc.Arbitrary<CartView> = fc.record({
  search: fc.string({ unit: "binary", maxLength: 120 }).map(normaliseSearchTerm),
  sort: fc.constantFrom(...CART_SORTS),
  page: fc.integer({ min: 1, max: 99_999 }),
  size: fc.constantFrom(...CART_PAGE_SIZES),
  view: fc.constantFrom("table" as const, "cards" as const),
});

describe("the cart's address", () => {
  test("says only what differs from the usual view", () => {
    expect(cartPath(DEFAULT_CART_VIEW)).toBe("/cart");
    expect(cartPath({ search: "prom wom", sort: "price-high", page: 2, size: 10, view: "cards" })).toBe(
      "/cart?search=prom+wom&sort=price-high&page=2&size=10&view=cards",
    );
  });

  // covers: url-state-02
  test("reads back what it wrote", () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(parseCartView(new URL(cartPath(view), "http://shop.example").searchParams)).toEqual(view);
      }),
    );
  });

  test.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=x",
    "size=7",
    "sort=cheapest",
    "view=grid",
    "search=%20",
  ])("shows the usual view for %s", (query) =>
    expect(parseCartView(new URLSearchParams(query))).toEqual(DEFAULT_CART_VIEW),
  );
});

describe("a change of the view", () => {
  const onPageThree: CartView = { ...DEFAULT_CART_VIEW, page: 3 };

  // covers: cart-06, constants-15, cart-view-01
  test.each([{ search: "wedding" }, { sort: "oldest" }, { size: 20 }] as const)(
    "to %o begins at the first page",
    (changes) => expect(changedView(onPageThree, changes)).toEqual({ ...onPageThree, ...changes, page: 1 }),
  );

  test("to another page or layout keeps the rest", () => {
    expect(changedView(onPageThree, { page: 4 })).toEqual({ ...onPageThree, page: 4 });
    expect(changedView(onPageThree, { view: "cards" })).toEqual({ ...onPageThree, view: "cards" });
  });
});
