import { breadcrumbList } from "#app/entities/outfit/json-ld.tsx";
import * as messages from "#app/features/listing/messages.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { DEFAULT_FILTERS, listingPath, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS, outfitAlt, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

type ListedOutfit = Pick<OutfitSummary, "_id" | "category" | "section" | "subtitle">;

/**
 * Structured data of a listing for search engines: the outfits of its first page in their order,
 * and its breadcrumbs.
 */
export function listingJsonLd(
  outfits: readonly ListedOutfit[],
  { category, section }: OutfitFilters,
  publicUrl: string,
): object[] {
  const list = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: outfits.map((outfit, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: outfitAlt(outfit),
      url: `${publicUrl}/outfit/${outfit._id}`,
    })),
  };
  const urlOf = (filters: Partial<OutfitFilters>) =>
    publicUrl + listingPath({ ...DEFAULT_FILTERS, ...filters });
  const trail = [
    { name: messages.breadcrumbs.home, item: `${publicUrl}/` },
    { name: messages.breadcrumbs.outfits, item: urlOf({}) },
    ...(section ? [{ name: SECTION_LABELS[section], item: urlOf({ section }) }] : []),
    ...(category ? [{ name: CATEGORY_LABELS[category], item: urlOf({ section, category }) }] : []),
  ];
  return [list, breadcrumbList(trail)];
}
