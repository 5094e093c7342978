import { expect, test } from "vitest";
import {
  listingDescription,
  listingHeading,
  listingTitle,
} from "#app/features/outfits/listing/filters-text.ts";
import { DEFAULT_FILTERS } from "#contract/outfit-filters.ts";

test("a listing is called after its filters", () => {
  expect(listingTitle(DEFAULT_FILTERS)).toBe("All outfits");
  expect(listingTitle({ ...DEFAULT_FILTERS, section: "Kids" })).toBe("Outfits for kids");
  expect(listingTitle({ ...DEFAULT_FILTERS, category: "Wedding", section: "Women" })).toBe(
    "Wedding outfits for women",
  );
  expect(listingTitle({ ...DEFAULT_FILTERS, searchTerm: "silk" })).toBe("“silk” in outfits");
  expect(listingTitle({ ...DEFAULT_FILTERS, category: "Party", searchTerm: "red silk" })).toBe(
    "“red silk” in party outfits",
  );
});

test("the heading sets apart whom the outfits are for", () => {
  expect(listingHeading({ ...DEFAULT_FILTERS, type: "Sponsored", section: "Men" })).toEqual({
    what: "Sponsored outfits",
    whom: "for men",
  });
});

test("the description starts with the title", () => {
  expect(listingDescription({ ...DEFAULT_FILTERS, category: "Formal" })).toMatch(/^Formal outfits: complete/);
});
