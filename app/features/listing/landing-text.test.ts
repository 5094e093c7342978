import { describe, expect, it } from "vitest";
import { landingText } from "#app/content/landing-content.ts";
import { DEFAULT_FILTERS } from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, type Category, SECTIONS, type Section } from "#contract/outfit/outfit-vocabulary.ts";
import { isLandingPage, isSearch, loadLandingText } from "./landing-text.ts";

describe("a landing page shows one occasion, one audience, or both, and nothing else", () => {
  it.each([
    [{ category: "Wedding" }, true],
    [{ section: "Kids" }, true],
    [{ category: "Wedding", section: "Women", sortBy: "totalPrice", sort: "asc" }, true],
    [{}, false],
    [{ category: "Wedding", searchTerm: "saree" }, false],
    [{ category: "Wedding", maxPrice: "2000" }, false],
    [{ section: "Men", type: "Sponsored" }, false],
  ] as const)("%j: %s", (filters, expected) => {
    expect(isLandingPage({ ...DEFAULT_FILTERS, ...filters })).toBe(expected);
  });

  it("each has a text of its own", () => {
    const texts = ["", ...CATEGORIES].flatMap((category) =>
      ["", ...SECTIONS].map((section) => landingText(category as Category, section as Section)),
    );
    expect(new Set(texts).size).toBe((CATEGORIES.length + 1) * (SECTIONS.length + 1));
  });

  it("other listings have none", async () => {
    expect(await loadLandingText({ ...DEFAULT_FILTERS, section: "Kids" })).toContain("kids");
    expect(await loadLandingText({ ...DEFAULT_FILTERS, section: "Kids", searchTerm: "cape" })).toBe("");
  });
});

it.each([
  [{}, false],
  [{ category: "Wedding", section: "Women", type: "Promoted", sortBy: "totalPrice" }, false],
  [{ searchTerm: "silk" }, true],
  [{ category: "Wedding", colour: "red" }, true],
  [{ minPrice: "500" }, true],
  [{ maxPrice: "2000" }, true],
] as const)("%o is a search: %s", (filters, expected) => {
  expect(isSearch({ ...DEFAULT_FILTERS, ...filters })).toBe(expected);
});
