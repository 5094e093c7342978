import { expect, test } from "vitest";
import {
  listEndMessage,
  outfitListPath,
  outfitListQuery,
} from "#app/features/outfits/api/outfit-list-query.ts";
import type { OutfitList, OutfitSummary } from "#contract/outfit.ts";
import { DEFAULT_FILTERS } from "#contract/outfit-filters.ts";

const never = () => Promise.reject(new Error("not called in this test"));

function pageOf(length: number): OutfitList {
  const outfits = Array.from({ length }, (_, index) => ({ _id: `${index}` }) as OutfitSummary);
  return { outfits, total: length, totalIsCapped: false };
}

// covers: calls-18, constants-25
test("the call names its page and sort, and only the filters that are set", () => {
  expect(outfitListPath(DEFAULT_FILTERS, 0)).toBe(
    "/outfit/getoutfits?startIndex=0&limit=9&sortBy=createdAt&sort=desc",
  );
  expect(outfitListPath({ ...DEFAULT_FILTERS, searchTerm: "red & gold", section: "Women" }, 18)).toBe(
    "/outfit/getoutfits?startIndex=18&limit=9&sortBy=createdAt&sort=desc&searchTerm=red+%26+gold&section=Women",
  );
});

test("a reversed price band is sent in order", () => {
  expect(
    outfitListPath({ ...DEFAULT_FILTERS, minPrice: "3000", maxPrice: "1000", colour: "red" }, 0),
  ).toContain("&minPrice=1000&maxPrice=3000&colour=red");
});

// covers: states-43
test("a full page leads to the next one, a shorter one ends the list", () => {
  const { getNextPageParam } = outfitListQuery(never, DEFAULT_FILTERS);
  expect(getNextPageParam(pageOf(9), [], 9, [])).toBe(18);
  expect(getNextPageParam(pageOf(8), [], 9, [])).toBeUndefined();
  expect(getNextPageParam(pageOf(0), [], 18, [])).toBeUndefined();
  expect(getNextPageParam(pageOf(9), [], 9_990, [])).toBe(9_999);
  expect(getNextPageParam(pageOf(9), [], 9_999, [])).toBeUndefined();
});

test("a list that ends at the largest offset asks for filters", () => {
  expect(listEndMessage(pageOf(9))).toBe("Use the filters to narrow down");
  expect(listEndMessage(pageOf(8))).toBe("You've seen all available outfits!");
  expect(listEndMessage(pageOf(0))).toBe("You've seen all available outfits!");
});
