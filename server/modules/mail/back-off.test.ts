import { expect, it } from "vitest";
import { backOffSeconds } from "./back-off.ts";

it("waits a minute first, twice as long after each failure, and never much more than an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => backOffSeconds(attempts, 0.5));

  expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
});

it("spreads what failed together", () => {
  expect([0, 0.5, 1].map((chance) => backOffSeconds(1, chance))).toEqual([45, 60, 75]);
  expect(backOffSeconds(1)).not.toBe(backOffSeconds(1));
});
