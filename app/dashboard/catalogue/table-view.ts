import type { AdminListQuery } from "#contract/dashboard/admin-outfits.ts";
import { oneOf } from "#contract/http/one-of.ts";
import { ADMIN_PAGE_SIZE, ADMIN_START_INDEX_MAX } from "#contract/limits.ts";
import {
  ADMIN_SORT_FIELDS,
  type AdminSortField,
  normaliseSearchTerm,
  OUTFIT_STATUSES,
  type OutfitFilters,
  type OutfitStatus,
  SORT_ORDERS,
} from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

const PAGE_MAX = ADMIN_START_INDEX_MAX / ADMIN_PAGE_SIZE;

export interface TableView extends Omit<OutfitFilters, "sortBy" | "minPrice" | "maxPrice" | "colour"> {
  status: OutfitStatus | "";
  sortBy: AdminSortField;
  /** Counted from 1. */
  page: number;
}

export const DEFAULT_VIEW: TableView = {
  searchTerm: "",
  category: "",
  section: "",
  type: "",
  status: "",
  sortBy: "createdAt",
  sort: "desc",
  page: 1,
};

/** Unknown values count as absent. */
export function parseView(params: URLSearchParams): TableView {
  const page = Number(params.get("page"));
  return {
    searchTerm: normaliseSearchTerm(params.get("searchTerm") ?? ""),
    category: oneOf(CATEGORIES, params.get("category"), DEFAULT_VIEW.category),
    section: oneOf(SECTIONS, params.get("section"), DEFAULT_VIEW.section),
    type: oneOf(OUTFIT_TYPES, params.get("type"), DEFAULT_VIEW.type),
    status: oneOf(OUTFIT_STATUSES, params.get("status"), DEFAULT_VIEW.status),
    sortBy: oneOf(ADMIN_SORT_FIELDS, params.get("sortBy"), DEFAULT_VIEW.sortBy),
    sort: oneOf(SORT_ORDERS, params.get("sort"), DEFAULT_VIEW.sort),
    page: Number.isInteger(page) && page > 0 && page <= PAGE_MAX ? page : DEFAULT_VIEW.page,
  };
}

export function isFiltered({ searchTerm, category, section, type, status }: TableView): boolean {
  return [searchTerm.trim(), category, section, type, status].some(Boolean);
}

/** The number of filters and sort choices that differ from the defaults, without the search. */
export function countChoices({ category, section, type, status, sortBy, sort }: TableView): number {
  const sorted = sortBy !== DEFAULT_VIEW.sortBy || sort !== DEFAULT_VIEW.sort;
  return [category, section, type, status, sorted].filter(Boolean).length;
}

export function viewToQuery({
  page,
  searchTerm,
  category,
  section,
  type,
  status,
  ...order
}: TableView): AdminListQuery {
  return {
    startIndex: (page - 1) * ADMIN_PAGE_SIZE,
    limit: ADMIN_PAGE_SIZE,
    searchTerm: normaliseSearchTerm(searchTerm) || undefined,
    category: category || undefined,
    section: section || undefined,
    type: type || undefined,
    status: status || undefined,
    ...order,
  };
}
