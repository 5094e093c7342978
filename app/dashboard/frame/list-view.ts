import { START_INDEX_MAX } from "#contract/limits.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

/** What every section's list can show: a search and a page, counted from 1. */
export interface ListView {
  searchTerm: string;
  page: number;
}

/** The last page that a call with `startIndex` returns. */
const lastPage = (pageSize: number) => Math.floor(START_INDEX_MAX / pageSize) + 1;

/** How many pages of a list of `total` entries can be opened; an empty list has one. */
export const pageCount = (total: number, pageSize: number) =>
  Math.min(lastPage(pageSize), Math.max(1, Math.ceil(total / pageSize)));

/** Reads the search and the page from the URL; what the call would refuse counts as absent. */
export function parseListView(
  params: URLSearchParams,
  { searchTermMaxLength, pageSize }: { searchTermMaxLength: number; pageSize: number },
): ListView {
  const page = Number(params.get("page"));
  return {
    searchTerm: normaliseSearchTerm(params.get("searchTerm") ?? "", searchTermMaxLength),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage(pageSize)) : 1,
  };
}

/** The URL's query, "?role=admin&page=2": only values that differ from the defaults. */
export function listViewToSearch<View extends ListView>(view: View, defaults: View): string {
  const wanted = { ...view, searchTerm: normaliseSearchTerm(view.searchTerm, Number.POSITIVE_INFINITY) };
  const names = Object.keys(defaults) as (keyof View & string)[];
  const params = new URLSearchParams(
    names.filter((name) => wanted[name] !== defaults[name]).map((name) => [name, String(wanted[name])]),
  );
  return params.size > 0 ? `?${params}` : "";
}
