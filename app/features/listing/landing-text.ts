import { useEffect, useState } from "react";
import { loadCode } from "#app/loading/load-code.ts";
import { DEFAULT_FILTERS, listingPath, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";

/**
 * Whether a listing shows one occasion, one audience, or both, and nothing else is asked for: such a page has
 * a text of its own.
 */
export function isLandingPage(filters: OutfitFilters): boolean {
  const { sortBy, sort } = DEFAULT_FILTERS;
  const { category, section } = filters;
  return (
    (category || section) !== "" &&
    listingPath({ ...filters, sortBy, sort }) === listingPath({ ...DEFAULT_FILTERS, category, section })
  );
}

/**
 * Whether a listing was searched for by words, price or colour: there is no end of such pages, so none of
 * them is indexed.
 */
export function isSearch({ searchTerm, minPrice, maxPrice, colour }: OutfitFilters): boolean {
  return (searchTerm || minPrice || maxPrice || colour) !== "";
}

/**
 * The text of a landing page; empty for any other listing. The texts are not part of the first load, because
 * the document has its own.
 */
export async function loadLandingText(filters: OutfitFilters): Promise<string> {
  if (!isLandingPage(filters)) return "";
  const { landingText } = await import("#app/content/landing-content.ts");
  return landingText(filters.category, filters.section);
}

/** The text of a landing page: the document's, or after a navigation inside the site the fetched one. */
export function useLandingText(filters: OutfitFilters, documentText: string): string {
  const isWanted = documentText === "" && isLandingPage(filters);
  const [texts, setTexts] = useState<typeof import("#app/content/landing-content.ts")>();
  useEffect(() => {
    if (isWanted) loadCode(() => import("#app/content/landing-content.ts")).then(setTexts, () => undefined);
  }, [isWanted]);
  return isWanted ? (texts?.landingText(filters.category, filters.section) ?? "") : documentText;
}
