import { expect, test } from "vitest";
import { shownFileName } from "./uploaded-catalogue.ts";

test.each([
  ["C:\\shop\\Outfits 2026.csv", "Outfits 2026.csv"],
  ["../../\u202eoutfits\u0000.jsonl", "outfits.jsonl"],
  ["", "catalogue"],
  ["x".repeat(500), "x".repeat(120)],
])("a file called %j is shown as %j", (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});
