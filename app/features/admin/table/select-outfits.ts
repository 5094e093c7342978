import type { TableSort, TableView } from "#app/features/admin/table/table-view.ts";
import type { AdminOutfitRow } from "#contract/admin-outfits.ts";
import { adminSearch, adminSearchText } from "#contract/admin-search.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";

/** An outfit with its searchable text. */
interface Searchable {
  outfit: AdminOutfitRow;
  text: string;
}

/** Built once per catalogue, not per keystroke. */
export function makeSearchable(outfits: readonly AdminOutfitRow[]): Searchable[] {
  return outfits.map((outfit) => ({ outfit, text: adminSearchText(outfit) }));
}

/** The outfits that match the view's search and filters, in its order. */
export function selectOutfits(rows: readonly Searchable[], view: TableView): AdminOutfitRow[] {
  const isSearched = adminSearch(view.searchTerm);
  const found = rows
    .filter(
      ({ outfit, text }) =>
        (view.category === "" || outfit.category === view.category) &&
        (view.section === "" || outfit.section === view.section) &&
        (view.type === "" || outfit.type === view.type) &&
        (view.status === "" || outfit.isActive === (view.status === "active")) &&
        isSearched(text),
    )
    .map(({ outfit }) => outfit);
  const ascending = compareBy(view.sortBy);
  return found.sort(view.sort === "asc" ? ascending : (one, other) => ascending(other, one));
}

/** Ties are broken by id for a stable order. */
function compareBy(field: TableSort) {
  return (one: AdminOutfitRow, other: AdminOutfitRow): number => {
    if (one[field] !== other[field]) return one[field] < other[field] ? -1 : 1;
    return one._id < other._id ? -1 : 1;
  };
}

export interface TablePage {
  outfits: AdminOutfitRow[];
  /** The requested page, or the last one if it is beyond the end. */
  page: number;
  pageCount: number;
  /** Counted from 1; 0 without outfits. */
  first: number;
  last: number;
}

/** One page of ten. */
export function takePage(found: readonly AdminOutfitRow[], wanted: number): TablePage {
  const pageCount = Math.max(1, Math.ceil(found.length / ADMIN_PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const start = (page - 1) * ADMIN_PAGE_SIZE;
  const outfits = found.slice(start, start + ADMIN_PAGE_SIZE);
  return { outfits, page, pageCount, first: Math.min(start + 1, found.length), last: start + outfits.length };
}
