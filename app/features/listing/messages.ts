import { shortCount } from "#app/features/listing/card-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import type { OutfitList, OutfitSummary } from "#contract/outfit/outfit.ts";
import {
  type OutfitFilters,
  SORT_FIELD_LABELS,
  type SortField,
  type SortOrder,
} from "#contract/outfit/outfit-filters.ts";
import { AUDIENCES, CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { groupDigits } from "#contract/values/money.ts";

/** Texts of the listing. Those of the suggestions and of price and colour are loaded with their code. */

type Named = Pick<OutfitSummary, "category" | "section">;

/** Follows the heading of a search, for screen readers only. */
export function matching(searchTerm: string): string {
  return `matching “${searchTerm}”`;
}
export const sections = "Sections";
export const everyone = "Everyone";
export const occasions = "Occasions";
export const allOccasions = "All occasions";
export const moreOccasions = "More";
export const fewerOccasions = "Fewer";

export const searchOutfits = "Search outfits";
export const filters = "Filters";
export const gridView = "Grid view";
export const listView = "List view";

export const closeFilters = "Close filters";
export const filterLabels = { category: "Category", section: "Section", type: "Type" } as const;
export const sortBy = "Sort by";
export const allCategories = "All categories";
/** The number of looks of an occasion that cannot be chosen. */
export const noLooks = "0";
export function withoutLooks(category: string): string {
  return `${category} (${noLooks})`;
}
export const allSections = "All sections";
export const allTypes = "All types";
/** What follows a field's name; without an entry the name alone says it. */
const directions: Partial<Record<SortField, Partial<Record<SortOrder, string>>>> = {
  createdAt: { desc: "newest first", asc: "oldest first" },
  numberOfLikes: { asc: "fewest first" },
  numberOfClicks: { asc: "fewest first" },
  totalPrice: { desc: "high to low", asc: "low to high" },
};
export function sortLabel({ sortBy, sort }: Pick<OutfitFilters, "sortBy" | "sort">): string {
  const direction = directions[sortBy]?.[sort];
  return SORT_FIELD_LABELS[sortBy] + (direction ? `: ${direction}` : "");
}
export const clearAll = "Clear all";
/** Without a list, the number of looks is not known yet. */
export function showLooks(list: OutfitList | undefined): string {
  if (!list) return "Show looks";
  const { total, totalIsCapped } = list;
  return totalIsCapped ? `Show ${groupDigits(total)}+ looks` : `Show ${formatCount(total, "look", "looks")}`;
}

export const outfitsFound = "Outfits found";
export function showingResultsFor(searchTerm: string): string {
  return `Showing results for “${searchTerm}”`;
}
/** Follows an item and its price. */
export const inThisLook = "in this look";
export const yourFilters = "Your search and filters";
export function removePart(label: string): string {
  return `Remove ${label}`;
}
export function looksFound({ total, totalIsCapped }: OutfitList): string {
  return totalIsCapped ? `More than ${groupDigits(total)} looks` : formatCount(total, "look", "looks");
}

/** Announced for the states of the list. */
export const status = {
  loading: "Loading outfits",
  loadingMore: "Loading more outfits",
  failed: "The outfits could not be loaded",
} as const;
export function outfitsShown(count: number): string {
  return formatCount(count, "outfit shown", "outfits shown");
}
export function allOutfitsShown(count: number, endMessage: string): string {
  return `${outfitsShown(count)}. ${endMessage}`;
}
export const loadFailedTitle = "Something went wrong";
export const loadFailedText = "The outfits could not be loaded.";
export const loadMore = "Load more outfits";
export const clearFilters = "Clear filters";
export const askForBespoke = "Ask for a bespoke look";

/** The visible text of an outfit's link, and the rest of its accessible name. */
export function outfitLink({ category, section }: Named): readonly [string, string] {
  return [CATEGORY_LABELS[category], ` outfit for ${AUDIENCES[section]}, opens in a new tab`];
}
export const viewOutfit = "View outfit";
export const viewFullSize = "View full size";
export function viewOutfitFullSize({ category, section }: Named): string {
  return `View full size: ${CATEGORY_LABELS[category]}, ${SECTION_LABELS[section]}`;
}
export function items(count: number): string {
  return formatCount(count, "item", "items");
}
export function likes(count: number): string {
  return `${shortCount(count)} ${count === 1 ? "like" : "likes"}`;
}
export function views(count: number): string {
  return `${shortCount(count)} ${count === 1 ? "view" : "views"}`;
}
export const tags = "Tags";
export function moreTags(count: number): string {
  return `+${count} more`;
}

/** Steps of the breadcrumbs that search engines show. */
export const breadcrumbs = { home: "Home", outfits: "Outfits" } as const;
