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
 * The text of a landing page; empty for any other listing. The texts are not part of the first load, because
 * the document has its own.
 */
export async function loadLandingText(filters: OutfitFilters): Promise<string> {
  if (!isLandingPage(filters)) return "";
  const { landingText } = await import("#app/content/landing-content.ts");
  return landingText(filters.category, filters.section);
}
