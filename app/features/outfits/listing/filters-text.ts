import type { OutfitFilters } from "#contract/outfit-filters.ts";
import type { Section } from "#contract/outfit-vocabulary.ts";

const AUDIENCES: Record<Section, string> = { Men: "men", Women: "women", Kids: "kids" };

/** A listing's heading in its parts: "Wedding outfits" and "for women", each set differently. */
export function listingHeading({ category, section, type, searchTerm }: OutfitFilters): {
  what: string;
  whom: string;
} {
  const kind = [type, category].filter(Boolean).join(" ");
  return {
    what: kind ? `${kind} outfits` : section || searchTerm ? "Outfits" : "All outfits",
    whom: section ? `for ${AUDIENCES[section]}` : "",
  };
}

/** What search engines, bookmarks and tabs call a listing. */
export function listingTitle(filters: OutfitFilters): string {
  const { what, whom } = listingHeading(filters);
  const title = [what, whom].filter(Boolean).join(" ");
  return filters.searchTerm ? `“${filters.searchTerm}” in ${lowerFirst(title)}` : title;
}

/** What search engines and link previews say below the title. */
export function listingDescription(filters: OutfitFilters): string {
  return `${listingTitle(filters)}: complete, styled looks with a price and a link for every piece, curated by Ensemble.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
