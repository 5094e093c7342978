import type { Category, OutfitType, Section } from "./outfit-vocabulary.ts";

/** The fields a listing can be sorted by, in the order in which the shop offers them (spec section 9). */
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

/** What a public listing shows: the state of its search box, filters and sort (spec section 3). */
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
