import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { listEndMessage, outfitListPath, outfitListQuery } from "#app/entities/outfit/outfit-list-query.ts";
import type { OutfitList, OutfitSummary } from "#contract/outfit/outfit.ts";
import { DEFAULT_FILTERS } from "#contract/outfit/outfit-filters.ts";

/** Where the pages of a list with so many outfits begin. */
async function readToTheEnd(total: number): Promise<number[]> {
  const asked: number[] = [];
  const all = pageOf(total).outfits;
  async function api<T>({ path }: { path: string }) {
    const startIndex = Number(new URLSearchParams(path.split("?")[1]).get("startIndex"));
    asked.push(startIndex);
    const outfits = all.slice(startIndex, startIndex + 9);
    return { ...pageOf(0), outfits, previousId: all[startIndex - 1]?._id } as T;
  }
  await new QueryClient().fetchInfiniteQuery({ ...outfitListQuery(api, DEFAULT_FILTERS), pages: 2_000 });
  return asked;
}

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
test.each([
  [20, [0, 9, 18]],
  [18, [0, 9, 18]],
  [17, [0, 9]],
])("of %i outfits, a full page leads to the next one, a shorter one ends the list", async (total, asked) => {
  expect(await readToTheEnd(total)).toEqual(asked);
});

test("a list ends at the largest offset", async () => {
  const asked = await readToTheEnd(20_000);
  expect(asked.at(-1)).toBe(9_999);
});

test("a list that ends at the largest offset asks for filters", () => {
  expect(listEndMessage(pageOf(9))).toBe("Use the filters to narrow down");
  expect(listEndMessage(pageOf(8))).toBe("You've seen all available outfits!");
  expect(listEndMessage(pageOf(0))).toBe("You've seen all available outfits!");
});
