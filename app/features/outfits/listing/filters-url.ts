import { oneOf } from "#app/lib/one-of.ts";
import { normaliseSearchTerm } from "#app/lib/search-term.ts";
import { DEFAULT_FILTERS, type OutfitFilters, SORT_FIELDS, SORT_ORDERS } from "#contract/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";

/** Reads the filters from the URL; unknown values count as absent. */
export function parseFilters(params: URLSearchParams): OutfitFilters {
  return {
    searchTerm: normaliseSearchTerm(params.get("searchTerm") ?? ""),
    category: oneOf(CATEGORIES, params.get("category"), DEFAULT_FILTERS.category),
    section: oneOf(SECTIONS, params.get("section"), DEFAULT_FILTERS.section),
    type: oneOf(OUTFIT_TYPES, params.get("type"), DEFAULT_FILTERS.type),
    sortBy: oneOf(SORT_FIELDS, params.get("sortBy"), DEFAULT_FILTERS.sortBy),
    sort: oneOf(SORT_ORDERS, params.get("sort"), DEFAULT_FILTERS.sort),
  };
}

/** What differs from the defaults, always in the same order, so that equal filters have equal URLs. */
export function filtersToParams(filters: OutfitFilters): URLSearchParams {
  const normalised = { ...filters, searchTerm: normaliseSearchTerm(filters.searchTerm) };
  const names = Object.keys(DEFAULT_FILTERS) as (keyof OutfitFilters)[];
  return new URLSearchParams(
    names
      .filter((name) => normalised[name] !== DEFAULT_FILTERS[name])
      .map((name) => [name, normalised[name]]),
  );
}

/** Path and query of the listing that shows these filters. */
export function listingPath(filters: OutfitFilters): string {
  const query = filtersToParams(filters).toString();
  return query ? `/outfit?${query}` : "/outfit";
}

/** How many of the panel's choices are not the default; field and order of the sort are one. */
export function countActiveFilters({ category, section, type, sortBy, sort }: OutfitFilters): number {
  const sorted = sortBy !== DEFAULT_FILTERS.sortBy || sort !== DEFAULT_FILTERS.sort;
  return [category, section, type, sorted].filter(Boolean).length;
}
