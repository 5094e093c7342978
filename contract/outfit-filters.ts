import type { Category, OutfitType, Section } from "./outfit-vocabulary.ts";

/** The fields that a listing can be sorted by, in the order of the menu. */
export const SORT_FIELDS = ["createdAt", "numberOfLikes", "numberOfClicks", "totalPrice"] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const SORT_FIELD_LABELS: Record<SortField, string> = {
  createdAt: "Date Created",
  numberOfLikes: "Most Liked",
  numberOfClicks: "Most Viewed",
  totalPrice: "Price",
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
}

export const DEFAULT_FILTERS: OutfitFilters = {
  searchTerm: "",
  category: "",
  section: "",
  type: "",
  sortBy: "createdAt",
  sort: "desc",
};
