import fc from "fast-check";
import { expect, it } from "vitest";
import { groupDigits } from "./group-digits.ts";

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
