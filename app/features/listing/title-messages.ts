import { priceBand } from "#app/entities/outfit/outfit-list-query.ts";
import { DEFAULT_FILTERS, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import {
  AUDIENCES,
  CATEGORY_LABELS,
  COLOUR_LABELS,
  OUTFIT_TYPE_LABELS,
  SECTION_LABELS,
} from "#contract/outfit/outfit-labels.ts";
import { upperFirst } from "#contract/values/characters.ts";
import { formatRupees } from "#contract/values/money.ts";

/** A listing's heading, title and description: English sentences made of its filters. */

/** In its parts: "Wedding outfits" and "for women", each set differently. */
export function listingHeading({
  category,
  section,
  type,
  searchTerm,
  minPrice,
  maxPrice,
  colour,
}: OutfitFilters): {
  what: string;
  whom: string;
} {
  const kind = [type && OUTFIT_TYPE_LABELS[type], category && CATEGORY_LABELS[category]]
    .filter(Boolean)
    .join(" ");
  return {
    what: kind
      ? `${kind} outfits`
      : section || searchTerm || minPrice || maxPrice || colour
        ? "Outfits"
        : "All outfits",
    whom: section ? `for ${AUDIENCES[section]}` : "",
  };
}

/** The document's title. */
export function listingTitle(filters: OutfitFilters): string {
  const { what, whom } = listingHeading(filters);
  const title = [
    filters.colour && COLOUR_LABELS[filters.colour],
    filters.colour ? lowerFirst(what) : what,
    whom,
    priceText(filters),
  ]
    .filter(Boolean)
    .join(" ");
  return filters.searchTerm ? `“${filters.searchTerm}” in ${lowerFirst(title)}` : upperFirst(title);
}

/** Below "No outfits found": without words, which filters together have no outfits. */
export function nothingFoundAdvice(filters: OutfitFilters): string {
  const title = listingTitle(filters);
  const isFiltered = title !== listingTitle(DEFAULT_FILTERS);
  if (filters.searchTerm || !isFiltered) return "Try another word or fewer filters.";
  return `There are no ${lowerFirst(title)}. Try fewer filters.`;
}

/** "under ₹2,000", "from ₹500" or "from ₹500 to ₹2,000". */
function priceText(filters: OutfitFilters): string {
  const [min, max] = priceBand(filters).map((amount) => amount && formatRupees(Number(amount)));
  if (min) return max ? `from ${min} to ${max}` : `from ${min}`;
  return max ? `under ${max}` : "";
}

/** The filters that are set, each with its label and what removes it. */
export function filterParts(filters: OutfitFilters): { label: string; changes: Partial<OutfitFilters> }[] {
  const { category, section, type, colour } = filters;
  const price = priceText(filters);
  return [
    section && { label: SECTION_LABELS[section], changes: { section: "" as const } },
    category && { label: CATEGORY_LABELS[category], changes: { category: "" as const } },
    type && { label: OUTFIT_TYPE_LABELS[type], changes: { type: "" as const } },
    price && { label: `Look ${price}`, changes: { minPrice: "", maxPrice: "" } },
    colour && { label: upperFirst(COLOUR_LABELS[colour]), changes: { colour: "" as const } },
  ].filter((part) => part !== "");
}

/** For search engines and link previews; `text` is that of a landing page, or empty. */
export function listingDescription(filters: OutfitFilters, text: string, shop: string): string {
  const title = listingTitle(filters);
  return text
    ? `${title}. ${text}`
    : `${title}: complete, styled looks with a price and a link for every piece, curated by ${shop}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
