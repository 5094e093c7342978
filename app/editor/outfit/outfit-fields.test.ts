import { expect, test } from "vitest";
import { typedPrice, typedRating } from "#app/editor/outfit/outfit-fields.ts";

// covers: validation-22
test("a non-numeric rating is 0; the schema checks its range", () => {
  expect(["", " ", "four", "4,5", "Infinity"].map(typedRating)).toEqual([0, 0, 0, 0, 0]);
  expect(["4.5", " 3 ", "-1", "9"].map(typedRating)).toEqual([4.5, 3, -1, 9]);
});

test("a price may contain grouping commas; an empty one is NaN", () => {
  expect(typedPrice("1,29,999.50")).toBe(129_999.5);
  expect(typedPrice(" 12 ")).toBe(12);
  expect(typedPrice("₹1,299.00")).toBe(1299);
  // A comma that groups no digits, a point that may, an exponent: each could be saved as another price.
  const refused = ["", " ", "twelve", "1299,50", "1,23,4", "1e3", "4.990"];
  expect(refused.map(typedPrice)).toEqual(refused.map(() => Number.NaN));
});
