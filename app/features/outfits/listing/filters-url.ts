import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import { DEFAULT_FILTERS, type OutfitFilters, SORT_FIELDS, SORT_ORDERS } from "#contract/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";

/** How a listing's filters stand in its address (D2). Whatever an address says, a listing comes of it: unknown values count as absent. */
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

/** What differs from the defaults, always in the same order, so that equal filters have equal addresses. */
export function filtersToParams(filters: OutfitFilters): URLSearchParams {
  const said = { ...filters, searchTerm: normaliseSearchTerm(filters.searchTerm) };
  const names = Object.keys(DEFAULT_FILTERS) as (keyof OutfitFilters)[];
  return new URLSearchParams(
    names.filter((name) => said[name] !== DEFAULT_FILTERS[name]).map((name) => [name, said[name]]),
  );
}

/** Path and query of the listing that shows these filters. */
export function listingPath(filters: OutfitFilters): string {
  const query = filtersToParams(filters).toString();
  return query ? `/outfit?${query}` : "/outfit";
}

/** A search as it is asked: control characters and runs of spaces are one space, no longer than allowed, no half characters. */
export function normaliseSearchTerm(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, SEARCH_TERM_MAX_LENGTH)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** How many of the panel's choices are not the default; field and order of the sort are one. */
export function countActiveFilters({ category, section, type, sortBy, sort }: OutfitFilters): number {
  const sorted = sortBy !== DEFAULT_FILTERS.sortBy || sort !== DEFAULT_FILTERS.sort;
  return [category, section, type, sorted].filter(Boolean).length;
}

function oneOf<const T extends string, D extends string>(
  known: readonly T[],
  value: string | null,
  otherwise: D,
): T | D {
  return known.find((candidate) => candidate === value) ?? otherwise;
}
