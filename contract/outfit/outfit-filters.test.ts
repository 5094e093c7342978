import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import {
  countActiveFilters,
  filtersToParams,
  listingPath,
  normaliseSearchTerm,
  parseFilters,
} from "#contract/outfit/outfit-filters.ts";
import { COLOURS } from "#contract/outfit/outfit-vocabulary.ts";
import { DEFAULT_FILTERS, type OutfitFilters, SORT_FIELDS, SORT_ORDERS } from "./outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";

const anyFilters: fc.Arbitrary<OutfitFilters> = fc.record({
  searchTerm: fc.string({ unit: "binary", maxLength: 300 }),
  category: fc.constantFrom("" as const, ...CATEGORIES),
  section: fc.constantFrom("" as const, ...SECTIONS),
  type: fc.constantFrom("" as const, ...OUTFIT_TYPES),
  sortBy: fc.constantFrom(...SORT_FIELDS),
  sort: fc.constantFrom(...SORT_ORDERS),
  minPrice: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 100_000 }).map(String)),
  maxPrice: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 100_000 }).map(String)),
  colour: fc.constantFrom("" as const, ...COLOURS),
});

describe("the listing's address", () => {
  test("says only what differs from the defaults", () => {
    expect(listingPath(DEFAULT_FILTERS)).toBe("/outfit");
    expect(
      listingPath({
        ...DEFAULT_FILTERS,
        sort: "asc",
        category: "Trip/Travel",
        searchTerm: " red  silk ",
        sortBy: "relevance",
      }),
    ).toBe("/outfit?searchTerm=red+silk&category=Trip%2FTravel&sort=asc");
    expect(listingPath({ ...DEFAULT_FILTERS, minPrice: "500", maxPrice: "2000", colour: "red" })).toBe(
      "/outfit?minPrice=500&maxPrice=2000&colour=red",
    );
  });

  // covers: fields-37, url-state-01
  test("reads back what it wrote, whatever was searched for", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const written = filtersToParams(filters).toString();
        expect(parseFilters(new URLSearchParams(written))).toEqual({
          ...filters,
          searchTerm: normaliseSearchTerm(filters.searchTerm),
        });
      }),
    );
  });

  test("ignores unknown values and names", () => {
    const params = new URLSearchParams(
      "minPrice=-1&maxPrice=1e3&colour=crimson&category=Nightwear&section=women&type=&sortBy=password&sort=DESC&page=3&searchTerm=",
    );
    expect(parseFilters(params)).toEqual(DEFAULT_FILTERS);
  });

  test("reads an order with its direction, as a form sends it without scripts", () => {
    const read = (query: string) => parseFilters(new URLSearchParams(query));
    expect(read("sortBy=totalPrice-asc")).toMatchObject({ sortBy: "totalPrice", sort: "asc" });
    expect(read("sortBy=totalPrice&sort=asc")).toMatchObject({ sortBy: "totalPrice", sort: "asc" });
    expect(read("sortBy=totalPrice-up")).toMatchObject({ sortBy: "totalPrice", sort: "desc" });
    expect(read("sortBy=&searchTerm=silk")).toMatchObject({ sortBy: "relevance", sort: "desc" });
  });
});

test("neither the order nor the search box counts as an active filter", () => {
  expect(countActiveFilters(DEFAULT_FILTERS)).toBe(0);
  expect(countActiveFilters({ ...DEFAULT_FILTERS, searchTerm: "silk", sortBy: "relevance" })).toBe(0);
  expect(countActiveFilters({ ...DEFAULT_FILTERS, minPrice: "1", maxPrice: "2", colour: "red" })).toBe(2);
  expect(
    countActiveFilters({
      ...DEFAULT_FILTERS,
      category: "Party",
      section: "Kids",
      sortBy: "totalPrice",
      sort: "asc",
    }),
  ).toBe(2);
});

describe("a search term", () => {
  test("is cut to what the API takes", () => {
    expect(normaliseSearchTerm("a".repeat(10_000))).toBe("a".repeat(SEARCH_TERM_MAX_LENGTH));
  });

  test("is never cut in the middle of a character", () => {
    const dress = "👗";
    expect(normaliseSearchTerm("a".repeat(99) + dress)).toBe("a".repeat(99));
  });

  test("has no control characters", () => {
    expect(normaliseSearchTerm("\u0000red\t\n silk\u0007")).toBe("red silk");
  });

  test("stays what it is once normalised", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const once = normaliseSearchTerm(text);
        expect(normaliseSearchTerm(once)).toBe(once);
        expect(once).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
