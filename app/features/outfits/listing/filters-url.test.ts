import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countActiveFilters,
  filtersToParams,
  listingPath,
  parseFilters,
} from "#app/features/outfits/listing/filters-url.ts";
import { normaliseSearchTerm } from "#app/lib/search-term.ts";
import { DEFAULT_FILTERS, type OutfitFilters, SORT_FIELDS, SORT_ORDERS } from "#contract/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";

const anyFilters: fc.Arbitrary<OutfitFilters> = fc.record({
  searchTerm: fc.string({ unit: "binary", maxLength: 300 }),
  category: fc.constantFrom("" as const, ...CATEGORIES),
  section: fc.constantFrom("" as const, ...SECTIONS),
  type: fc.constantFrom("" as const, ...OUTFIT_TYPES),
  sortBy: fc.constantFrom(...SORT_FIELDS),
  sort: fc.constantFrom(...SORT_ORDERS),
});

describe("the listing's address", () => {
  test("says only what differs from the defaults", () => {
    expect(listingPath(DEFAULT_FILTERS)).toBe("/outfit");
    expect(
      listingPath({ ...DEFAULT_FILTERS, sort: "asc", category: "Trip/Travel", searchTerm: " red  silk " }),
    ).toBe("/outfit?searchTerm=red+silk&category=Trip%2FTravel&sort=asc");
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
      "category=Nightwear&section=women&type=&sortBy=password&sort=DESC&page=3&searchTerm=",
    );
    expect(parseFilters(params)).toEqual(DEFAULT_FILTERS);
  });
});

test("the sort counts as one active filter, the search box as none", () => {
  expect(countActiveFilters(DEFAULT_FILTERS)).toBe(0);
  expect(countActiveFilters({ ...DEFAULT_FILTERS, searchTerm: "silk" })).toBe(0);
  expect(
    countActiveFilters({
      ...DEFAULT_FILTERS,
      category: "Party",
      section: "Kids",
      sortBy: "totalPrice",
      sort: "asc",
    }),
  ).toBe(3);
});
