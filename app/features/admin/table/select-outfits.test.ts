import { describe, expect, test } from "vitest";
import { makeSearchable, selectOutfits, takePage } from "#app/features/admin/table/select-outfits.ts";
import { DEFAULT_VIEW, type TableView } from "#app/features/admin/table/table-view.ts";
import type { AdminOutfitRow } from "#contract/admin-outfits.ts";

function row(_id: string, overrides: Partial<AdminOutfitRow> = {}): AdminOutfitRow {
  return {
    _id,
    category: "Casual",
    section: "Women",
    type: "Normal",
    numberOfItems: 2,
    rateLook: 4,
    tags: [],
    description: "An easy linen look",
    image: "/media/a/1200.jpg",
    imageWidth: 900,
    imageHeight: 1200,
    isActive: true,
    numberOfLikes: 0,
    numberOfDislikes: 0,
    numberOfComments: 0,
    numberOfClicks: 0,
    numberOfSaves: 0,
    totalPrice: 1000,
    createdAt: "2026-01-01T00:00:00.000Z",
    version: 1,
    ...overrides,
  };
}

const CATALOGUE = makeSearchable([
  row("a", { createdAt: "2026-01-03T00:00:00.000Z", totalPrice: 900, tags: ["saffron"] }),
  row("b", { category: "Wedding", section: "Men", isActive: false, totalPrice: 12_000, rateLook: 5 }),
  row("c", { type: "Sponsored", description: "Saffron SILK, hand woven", totalPrice: 900, numberOfLikes: 7 }),
]);

const ids = (changes: Partial<TableView>) =>
  selectOutfits(CATALOGUE, { ...DEFAULT_VIEW, ...changes }).map(({ _id }) => _id);

describe("the outfits of the table", () => {
  test("are all outfits, newest first, by default", () => {
    expect(ids({})).toEqual(["a", "c", "b"]);
  });

  // covers: dashboard-06, constants-18
  test("are searched by category, section and description only", () => {
    expect(ids({ searchTerm: "wedd" })).toEqual(["b"]);
    expect(ids({ searchTerm: "kids" })).toEqual([]);
    expect(ids({ searchTerm: " women  silk " })).toEqual(["c"]);
    expect(ids({ searchTerm: "saffron" })).toEqual(["c"]);
  });

  // covers: dashboard-06, states-32
  test("are filtered by category, section, type and status", () => {
    expect(ids({ category: "Casual" })).toEqual(["a", "c"]);
    expect(ids({ section: "Men" })).toEqual(["b"]);
    expect(ids({ type: "Sponsored" })).toEqual(["c"]);
    expect(ids({ status: "inactive" })).toEqual(["b"]);
    expect(ids({ status: "active", category: "Wedding" })).toEqual([]);
  });

  test("are sorted in both directions with stable ties", () => {
    expect(ids({ sortBy: "totalPrice", sort: "asc" })).toEqual(["a", "c", "b"]);
    expect(ids({ sortBy: "totalPrice", sort: "desc" })).toEqual(["b", "c", "a"]);
    expect(ids({ sortBy: "rateLook" })[0]).toBe("b");
    expect(ids({ sortBy: "numberOfLikes" })[0]).toBe("c");
  });
});

describe("pages", () => {
  const outfits = Array.from({ length: 23 }, (_, index) => row(String(index)));

  // covers: dashboard-07, constants-18
  test("have ten outfits each, the last one the remainder", () => {
    expect(takePage(outfits, 1)).toMatchObject({ page: 1, pageCount: 3, first: 1, last: 10 });
    const last = takePage(outfits, 3);
    expect(last).toMatchObject({ first: 21, last: 23 });
    expect(last.outfits).toHaveLength(3);
  });

  test("a page beyond the end becomes the last one", () => {
    expect(takePage(outfits, 99).page).toBe(3);
    expect(takePage([], 2)).toEqual({ outfits: [], page: 1, pageCount: 1, first: 0, last: 0 });
  });
});
