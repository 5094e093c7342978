import { oneOf } from "#contract/http/one-of.ts";
import { OUTFIT_PRICE_MAX, SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import {
  CATEGORIES,
  type Category,
  COLOURS,
  type Colour,
  OUTFIT_TYPES,
  type OutfitType,
  SECTIONS,
  type Section,
} from "#contract/outfit/outfit-vocabulary.ts";

/** The fields of an outfit that lists can be sorted by, in the order of the menu. */
export const OUTFIT_SORT_FIELDS = ["createdAt", "numberOfLikes", "numberOfClicks", "totalPrice"] as const;

/** The orders of the administrator's table. */
export const ADMIN_SORT_FIELDS = [...OUTFIT_SORT_FIELDS, "rateLook"] as const;
export type AdminSortField = (typeof ADMIN_SORT_FIELDS)[number];

/** A scheduled outfit is an inactive one with a date. */
export const OUTFIT_STATUSES = ["active", "inactive", "scheduled"] as const;
export type OutfitStatus = (typeof OUTFIT_STATUSES)[number];

/** The orders of a public listing. */
export const SORT_FIELDS = [...OUTFIT_SORT_FIELDS, "relevance"] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const SORT_FIELD_LABELS: Record<SortField, string> = {
  createdAt: "Date Created",
  numberOfLikes: "Most Liked",
  numberOfClicks: "Most Viewed",
  totalPrice: "Price",
  relevance: "Best match",
};

export const SORT_ORDERS = ["desc", "asc"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** An order of a public listing, as one value of its menu and of a form that is sent without scripts. */
export function sortChoice({ sortBy, sort }: Pick<OutfitFilters, "sortBy" | "sort">): string {
  return `${sortBy}-${sort}`;
}

/** Reads `sortBy` of an address, which may have the direction too; unknown values count as absent. */
export function parseSort(
  sortBy: string | null,
  sort: string | null,
  searchTerm: string,
): Pick<OutfitFilters, "sortBy" | "sort"> {
  const [field = "", direction = sort] = (sortBy ?? "").split("-");
  return {
    sortBy: oneOf(SORT_FIELDS, field, defaultSortBy(searchTerm)),
    sort: oneOf(SORT_ORDERS, direction, DEFAULT_FILTERS.sort),
  };
}

/** The state of a public listing's search box, filters and sort. */
export interface OutfitFilters {
  searchTerm: string;
  category: Category | "";
  section: Section | "";
  type: OutfitType | "";
  sortBy: SortField;
  sort: SortOrder;
  /** Rupees, as typed: digits, or nothing. */
  minPrice: string;
  maxPrice: string;
  colour: Colour | "";
}

export const DEFAULT_FILTERS: OutfitFilters = {
  searchTerm: "",
  category: "",
  section: "",
  type: "",
  sortBy: "createdAt",
  sort: "desc",
  minPrice: "",
  maxPrice: "",
  colour: "",
};

/** The order of a listing for which none was chosen. */
export function defaultSortBy(searchTerm: string): SortField {
  return searchTerm.trim() === "" ? DEFAULT_FILTERS.sortBy : "relevance";
}

/**
 * The search term to send: control characters and runs of spaces become one space, cut to the allowed length
 * without lone surrogates.
 */
export function normaliseSearchTerm(text: string, maxLength = SEARCH_TERM_MAX_LENGTH): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** Reads the filters from the URL; unknown values count as absent. */
export function parseFilters(params: URLSearchParams): OutfitFilters {
  const searchTerm = normaliseSearchTerm(params.get("searchTerm") ?? "");
  return {
    searchTerm,
    category: oneOf(CATEGORIES, params.get("category"), DEFAULT_FILTERS.category),
    section: oneOf(SECTIONS, params.get("section"), DEFAULT_FILTERS.section),
    type: oneOf(OUTFIT_TYPES, params.get("type"), DEFAULT_FILTERS.type),
    ...parseSort(params.get("sortBy"), params.get("sort"), searchTerm),
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

/** Id of the listing's search box; links lead to it. */
export const SEARCH_BOX_ID = "search";

/** Path and query of the listing that shows these filters. */
export function listingPath(filters: OutfitFilters): string {
  const query = filtersToParams(filters).toString();
  return query ? `/outfit?${query}` : "/outfit";
}

/** How many of the panel's choices are set; both ends of the price are one. */
export function countActiveFilters(filters: OutfitFilters): number {
  const { category, section, type, minPrice, maxPrice, colour } = filters;
  return [category, section, type, minPrice || maxPrice, colour].filter(Boolean).length;
}
