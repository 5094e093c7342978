import { expect, test } from "vitest";
import { listingDescription, listingHeading, listingTitle } from "#app/features/listing/title-messages.ts";
import { DEFAULT_FILTERS } from "#contract/outfit/outfit-filters.ts";

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

test("a listing's title names its colour and price", () => {
  expect(listingTitle({ ...DEFAULT_FILTERS, colour: "red", maxPrice: "2000" })).toBe(
    "Red outfits under ₹2,000",
  );
  expect(listingTitle({ ...DEFAULT_FILTERS, category: "Party", minPrice: "3000", maxPrice: "500" })).toBe(
    "Party outfits from ₹500 to ₹3,000",
  );
});

test("the heading sets apart whom the outfits are for", () => {
  expect(listingHeading({ ...DEFAULT_FILTERS, type: "Sponsored", section: "Men" })).toEqual({
    what: "Sponsored outfits",
    whom: "for men",
  });
});

test("the description starts with the title", () => {
  const formal = { ...DEFAULT_FILTERS, category: "Formal" } as const;
  expect(listingDescription(formal, "", "Rangoli")).toMatch(/^Formal outfits: complete/);
  expect(listingDescription(formal, "Sharp.", "Rangoli")).toBe("Formal outfits. Sharp.");
});
