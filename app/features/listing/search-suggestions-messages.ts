import { formatCount } from "#app/lib/format-count.ts";

export const suggestions = "Suggestions";
export const recentSearches = "Recent searches";
export const categories = "Categories";
export const brands = "Brands";
export const garments = "Garments";
export const clearRecentSearches = "Clear recent searches";

export function looksFound(count: number): string {
  return formatCount(count, "look", "looks");
}
