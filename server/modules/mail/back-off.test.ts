import { expect, it } from "vitest";
import { backOffSeconds } from "./outbox-sender.ts";

it("doubles the delay from one minute up to about an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => backOffSeconds(attempts, 0.5));

  expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
});

it("adds jitter", () => {
  expect([0, 0.5, 1].map((chance) => backOffSeconds(1, chance))).toEqual([45, 60, 75]);
  expect(backOffSeconds(1)).not.toBe(backOffSeconds(1));
});
