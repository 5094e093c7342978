import { expect, it } from "vitest";
import { rankTone } from "./rank.ts";

// covers: trending-03
it.each([
  [1, "gold"],
  [2, "silver"],
  [3, "bronze"],
  [4, "violet"],
  [10, "violet"],
])("gives rank %d the colour %s", (rank, tone) => {
  expect(rankTone(rank)).toBe(tone);
});
