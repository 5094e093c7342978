import { expect, it } from "vitest";
import { changeFrom } from "./totals.tsx";

it.each([
  [0, 0, "same", "As many as before"],
  [0, 1_200, "more", "1,200 more than before (0)"],
  [4, 6, "more", "50 % more than before (4)"],
  [4, 0, "less", "100 % less than before (4)"],
  [1, 150_000, "more", "1,49,99,900 % more than before (1)"],
  [1_000, 1_001, "more", "Slightly more than before (1,000)"],
  [1_23_456, 1_23_455, "less", "Slightly less than before (1,23,456)"],
] as const)("%s before and %s now", (before, now, direction, text) => {
  expect(changeFrom(before, now)).toEqual({ direction, text });
});
