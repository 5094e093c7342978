import { expect, test } from "vitest";
import { mergePages } from "#app/features/outfits/listing/merge-pages.ts";
import type { OutfitList, OutfitSummary } from "#contract/outfit.ts";

function page(...ids: string[]): OutfitList {
  return { outfits: ids.map((_id) => ({ _id }) as OutfitSummary), total: ids.length, totalIsCapped: false };
}

test("pages are in order, and an outfit pushed to the next page by a new one appears once", () => {
  const merged = mergePages([page("c", "b", "a"), page("a", "9", "8"), page()]);
  expect(merged.map(({ _id }) => _id)).toEqual(["c", "b", "a", "9", "8"]);
});

test("no pages are an empty list", () => {
  expect(mergePages([])).toEqual([]);
});
