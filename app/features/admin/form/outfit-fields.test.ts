import { expect, test } from "vitest";
import { typedPrice, typedRating } from "#app/features/admin/form/outfit-fields.ts";

// covers: validation-22
test("a non-numeric rating is 0; the schema checks its range", () => {
  expect(["", " ", "four", "4,5", "Infinity"].map(typedRating)).toEqual([0, 0, 0, 0, 0]);
  expect(["4.5", " 3 ", "-1", "9"].map(typedRating)).toEqual([4.5, 3, -1, 9]);
});

test("a price may contain grouping commas; an empty one is NaN", () => {
  expect(typedPrice("1,29,999.50")).toBe(129_999.5);
  expect(typedPrice(" 12 ")).toBe(12);
  expect(["", " ", "twelve", "₹12"].map(typedPrice)).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});
