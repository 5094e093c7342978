import type { Colour } from "./colours.ts";
import type { Category, OutfitType, Section } from "./outfit-vocabulary.ts";

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
