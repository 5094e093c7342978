import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_PRICE_MAX, ITEMS_MAX } from "#contract/limits.ts";
import { groupDigits } from "#contract/values/money.ts";
import { formatRupees, isWholePaise, toPaise, toRupees } from "./money.ts";

/** Any price an item can have, in paise. */
const price = fc.integer({ min: 1, max: ITEM_PRICE_MAX * 100 });

/** An amount after a round trip through a JSON response. */
function overTheWire(paise: number): number {
  return toPaise(JSON.parse(JSON.stringify(toRupees(paise))));
}

describe("money", () => {
  it("loses no paisa on its way through JSON", () => {
    fc.assert(fc.property(price, (paise) => overTheWire(paise) === paise));
  });

  // covers: outfit-view-10
  it("sums exactly, whatever an outfit's items cost", () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: ITEMS_MAX }), (prices) => {
        const exact = prices.reduce((sum, paise) => sum + BigInt(paise), 0n);
        const summed = prices.map(toRupees).reduce((sum, rupees) => sum + toPaise(rupees), 0);
        expect(BigInt(overTheWire(summed))).toBe(exact);
      }),
    );
  });

  it("adds ten paise and twenty paise to thirty, which floating point does not", () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toRupees(toPaise(0.1) + toPaise(0.2))).toBe(0.3);
  });
});

describe("isWholePaise", () => {
  it("is true of every amount with two decimals", () => {
    fc.assert(fc.property(price, (paise) => isWholePaise(toRupees(paise))));
  });

  it.each([0.001, 1.005, 999.999, 9_999_999.001, 9_999_999.994, Number.POSITIVE_INFINITY, Number.NaN])(
    "is false of %d",
    (rupees) => {
      expect(isWholePaise(rupees)).toBe(false);
    },
  );
});

describe("formatRupees", () => {
  // covers: constants-40
  it.each([
    [0, "₹0"],
    [999, "₹999"],
    [1_200, "₹1,200"],
    [1_234_567.5, "₹12,34,567.50"],
    [10_000_000, "₹1,00,00,000"],
    [0.05, "₹0.05"],
  ])("shows %d as %s", (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

const indian = (decimals: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

it("groups whole numbers as the locale of India does", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger()), (whole) => {
      expect(groupDigits(whole)).toBe(indian(0).format(whole));
    }),
  );
});

it("groups hundredths as the locale of India does", () => {
  fc.assert(
    fc.property(fc.integer(), (hundredths) => {
      expect(groupDigits(hundredths / 100, 2)).toBe(indian(2).format(hundredths / 100));
    }),
  );
});
