/** Where a page of a list begins, and the rows of the pages before it. */
export interface PageStart {
  startIndex: number;
  knownIds: readonly string[];
  /** The list was read to its end once, and is read again for rows that were added before the loaded ones. */
  isSecondRound?: boolean;
}

/** A page, and where the one after it begins; undefined for the last one. */
export type Followed<Page> = Page & { nextIndex: number | undefined };

interface PagedList<Page> {
  pageSize: number;
  fetchPage: (startIndex: number) => Promise<Page>;
  idsOf: (page: Page) => string[];
  isLast: (page: Page, startIndex: number) => boolean;
  /** Rows that were added meanwhile follow at the end, for a list that claims to be complete. */
  addedFollow?: boolean;
}

const LIST_START: PageStart = { startIndex: 0, knownIds: [] };

/**
 * Fetches the page that follows the loaded rows, wherever that is by now. Where rows before it have gone,
 * those that followed have moved up: it goes back page by page until the row before the page is a loaded
 * one. Where rows were added, it goes forward until a page has a row that is not loaded. The result can
 * repeat loaded rows.
 */
export async function fetchNextPage<Page extends { previousId?: string | undefined }>(
  { startIndex, knownIds, isSecondRound = false }: PageStart,
  { pageSize, fetchPage, idsOf, isLast, addedFollow = false }: PagedList<Page>,
): Promise<Followed<Page>> {
  const known = new Set(knownIds);
  let position = startIndex;
  // Never back again once it has gone forward: cached responses can contradict each other.
  let isGoingBack = true;
  for (;;) {
    const page = await fetchPage(position);
    isGoingBack &&= position > 0 && !known.has(page.previousId ?? "");
    if (isGoingBack) {
      position = Math.max(0, position - pageSize);
      continue;
    }
    const ids = idsOf(page);
    if (isLast(page, position)) {
      const loaded = new Set([...knownIds, ...ids]).size;
      const hasMissed = addedFollow && !isSecondRound && position + ids.length > loaded;
      return { ...page, nextIndex: hasMissed ? 0 : undefined };
    }
    position += pageSize;
    if (ids.some((id) => !known.has(id))) return { ...page, nextIndex: position };
  }
}

/** Options that the infinite queries of all lists share. */
export function pagedQuery<Page extends { previousId?: string | undefined }>({
  fetchPage,
  ...list
}: Omit<PagedList<Page>, "fetchPage"> & {
  fetchPage: (startIndex: number, signal: AbortSignal) => Promise<Page>;
}) {
  return {
    queryFn: ({ pageParam, signal }: { pageParam: PageStart; signal: AbortSignal }) =>
      fetchNextPage(pageParam, { ...list, fetchPage: (startIndex) => fetchPage(startIndex, signal) }),
    initialPageParam: LIST_START,
    getNextPageParam: (
      { nextIndex }: Followed<Page>,
      pages: readonly Page[],
      { isSecondRound = false }: PageStart,
    ): PageStart | undefined =>
      nextIndex === undefined
        ? undefined
        : {
            startIndex: nextIndex,
            knownIds: pages.flatMap(list.idsOf),
            isSecondRound: isSecondRound || nextIndex === 0,
          },
  };
}

/** The rows of all pages, each once: rows that were added have pushed others to the next page. */
export function uniqueRows<Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) if (!byId.has(idOf(row))) byId.set(idOf(row), row);
  return [...byId.values()];
}
