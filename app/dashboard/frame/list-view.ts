import { useEffect, useEffectEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDebouncedDraft } from "#app/lib/use-debounced.ts";
import { START_INDEX_MAX } from "#contract/limits.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

export interface ListView {
  searchTerm: string;
  /** The name of a shop, in lists that are filtered by it. */
  source?: string;
  page: number;
}

/** The last page that a call with `startIndex` returns. */
const lastPage = (pageSize: number, startIndexMax: number) => Math.floor(startIndexMax / pageSize) + 1;

/** How many pages of a list of `total` entries can be opened; an empty list has one. */
export const pageCount = (total: number, pageSize: number, startIndexMax = START_INDEX_MAX) =>
  Math.min(lastPage(pageSize, startIndexMax), Math.max(1, Math.ceil(total / pageSize)));

interface ListLimits {
  searchTermMaxLength: number;
  pageSize: number;
  startIndexMax?: number;
}

/** Values that the call would reject count as absent. */
export function parseListView(
  params: URLSearchParams,
  { searchTermMaxLength, pageSize, startIndexMax = START_INDEX_MAX }: ListLimits,
): Pick<ListView, "searchTerm" | "page"> {
  const page = Number(params.get("page"));
  return {
    searchTerm: normaliseSearchTerm(params.get("searchTerm") ?? "", searchTermMaxLength),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage(pageSize, startIndexMax)) : 1,
  };
}

/** What is typed, letter by letter. */
const TYPED = ["searchTerm", "source"] as const satisfies (keyof ListView)[];

/** The URL's query, "?role=admin&page=2": only values that differ from the defaults. */
export function listViewToSearch<View extends ListView>(view: View, defaults: View): string {
  const normalised = { ...view };
  for (const name of TYPED) {
    const text = view[name];
    if (text !== undefined) normalised[name] = normaliseSearchTerm(text, Number.POSITIVE_INFINITY);
  }
  const names = Object.keys(defaults) as (keyof View & string)[];
  const params = new URLSearchParams(
    names
      .filter((name) => normalised[name] !== defaults[name])
      .map((name) => [name, String(normalised[name])]),
  );
  return params.size > 0 ? `?${params}` : "";
}

/**
 * A list's search, filters and page: `view` is what the controls show, `applied` what is in the URL and is
 * fetched. Choices push a history entry, typing replaces the current one.
 */
export function useListView<View extends ListView>(defaults: View, parse: (params: URLSearchParams) => View) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const toSearch = (view: View) => listViewToSearch(view, defaults);
  const applied = useMemo(() => parse(new URLSearchParams(search)), [search, parse]);
  const [view, setView, replaceView] = useDebouncedDraft(applied, toSearch, (settled) => {
    const others = (view: View) => toSearch({ ...view, searchTerm: "", source: "", page: 1 });
    const isTyping =
      TYPED.some((name) => settled[name] !== applied[name]) && others(settled) === others(applied);
    navigate({ search: toSearch(settled) }, { replace: isTyping, preventScrollReset: true });
  });
  return {
    view,
    applied,
    /** False while a choice or typing has not reached the URL yet. */
    isApplied: toSearch(view) === toSearch(applied),
    /** Every change but a page change goes to the first page. */
    change: (changes: Partial<View>) => setView((before) => ({ ...before, page: 1, ...changes })),
    clear: () => setView(defaults),
    /** Replaces the history entry: Back must not lead to a page that does not exist. */
    correctPage: (page: number) => {
      const corrected = { ...applied, page };
      replaceView(corrected);
      navigate({ search: toSearch(corrected) }, { replace: true, preventScrollReset: true });
    },
  };
}

/**
 * Goes to the last page when the shown one no longer exists, because its entries have left the list. `pages`
 * is undefined while unknown.
 */
export function useExistingPage(page: number, pages: number | undefined, onPage: (page: number) => void) {
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== undefined && page > pages) goTo(pages);
  }, [page, pages]);
}
