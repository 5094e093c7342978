import { oneOf } from "#contract/http/one-of.ts";
import { OUTFIT_PRICE_MAX } from "#contract/limits.ts";
import { COLOURS } from "./colours.ts";
import {
  DEFAULT_FILTERS,
  defaultSortBy,
  type OutfitFilters,
  SORT_FIELDS,
  SORT_ORDERS,
} from "./outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";
import { normaliseSearchTerm } from "./search-term.ts";

/** Reads the filters from the URL; unknown values count as absent. */
export function parseFilters(params: URLSearchParams): OutfitFilters {
  const searchTerm = normaliseSearchTerm(params.get("searchTerm") ?? "");
  return {
    searchTerm,
    category: oneOf(CATEGORIES, params.get("category"), DEFAULT_FILTERS.category),
    section: oneOf(SECTIONS, params.get("section"), DEFAULT_FILTERS.section),
    type: oneOf(OUTFIT_TYPES, params.get("type"), DEFAULT_FILTERS.type),
    sortBy: oneOf(SORT_FIELDS, params.get("sortBy"), defaultSortBy(searchTerm)),
    sort: oneOf(SORT_ORDERS, params.get("sort"), DEFAULT_FILTERS.sort),
    minPrice: wholeRupees(params.get("minPrice")),
    maxPrice: wholeRupees(params.get("maxPrice")),
    colour: oneOf(COLOURS, params.get("colour"), DEFAULT_FILTERS.colour),
  };
}

/** Digits of an amount that the shop can have; anything else counts as absent. */
export function wholeRupees(text: string | null): string {
  return text && /^\d+$/.test(text) && Number(text) <= OUTFIT_PRICE_MAX ? String(Number(text)) : "";
}

/** What differs from the defaults, always in the same order, so that equal filters have equal URLs. */
export function filtersToParams(filters: OutfitFilters): URLSearchParams {
  const normalised = { ...filters, searchTerm: normaliseSearchTerm(filters.searchTerm) };
  const defaults = { ...DEFAULT_FILTERS, sortBy: defaultSortBy(normalised.searchTerm) };
  const names = Object.keys(DEFAULT_FILTERS) as (keyof OutfitFilters)[];
  return new URLSearchParams(
    names.filter((name) => normalised[name] !== defaults[name]).map((name) => [name, normalised[name]]),
  );
}

/** Path and query of the listing that shows these filters. */
export function listingPath(filters: OutfitFilters): string {
  const query = filtersToParams(filters).toString();
  return query ? `/outfit?${query}` : "/outfit";
}

/** How many of the panel's choices are not the default; field and order of the sort are one, and so are both ends of the price. */
export function countActiveFilters(filters: OutfitFilters): number {
  const { searchTerm, category, section, type, sortBy, sort, minPrice, maxPrice, colour } = filters;
  const sorted = sortBy !== defaultSortBy(searchTerm) || sort !== DEFAULT_FILTERS.sort;
  return [category, section, type, sorted, minPrice || maxPrice, colour].filter(Boolean).length;
}
