import { expect, it } from "vitest";
import { formatCount } from "./format-count.ts";

// covers: detail-11
it.each([
  [0, "0 items"],
  [1, "1 item"],
  [2, "2 items"],
  [123_456, "1,23,456 items"],
])("says %d as %s", (count, text) => {
  expect(formatCount(count, "item", "items")).toBe(text);
});
