import { expect, it } from "vitest";
import { median, percentile } from "./statistics.ts";

it("a percentile is the value that this share of all values does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(median([9, 1, 5])).toBe(5);
});

it("throws without values", () => {
  expect(() => median([])).toThrow();
});
