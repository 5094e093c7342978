import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { pagedQuery } from "#app/lib/next-page.ts";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { ApiClient } from "#contract/http/api-client.ts";
import { LIST_PAGE_SIZE, START_INDEX_MAX } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

/**
 * The outfits that pass some filters, page by page; a page with fewer than 9, or at the largest offset,
 * is the last. Relaxed filters are those of a search that the page makes by itself. Their list is another one,
 * so that the same search by the person is sent, and counted.
 */
export function outfitListQuery(api: ApiClient, filters: OutfitFilters, isRelaxed = false) {
  const mark = isRelaxed ? "&isRelaxed=true" : "";
  return infiniteQueryOptions({
    queryKey: ["outfits", "list", filters, ...(isRelaxed ? ["relaxed"] : [])],
    meta: { failureMessage: "Loading outfits failed" },
    staleTime: PUBLIC_STALE_MS,
    ...pagedQuery({
      pageSize: LIST_PAGE_SIZE,
      fetchPage: (startIndex, signal) =>
        api<OutfitList>({ path: outfitListPath(filters, startIndex) + mark, signal }),
      idsOf: ({ outfits }) => outfits.map(({ _id }) => _id),
      isLast: ({ outfits }, startIndex) =>
        outfits.length < LIST_PAGE_SIZE || startIndex + LIST_PAGE_SIZE > START_INDEX_MAX,
      addedFollow: true,
    }),
  });
}

/** The list starts again at its first page, which is shown as it was last while it is fetched anew. */
export function restartList(client: QueryClient, filters: OutfitFilters): void {
  const { queryKey } = outfitListQuery(browserApi, filters);
  client.setQueryData(
    queryKey,
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
    { updatedAt: 0 },
  );
}

/** The text after the last page. A full last page means that the list continues beyond the largest offset. */
export function listEndMessage(last: OutfitList | undefined): string {
  return last?.outfits.length === LIST_PAGE_SIZE ? OUTFIT_MESSAGES.listTooLong : OUTFIT_MESSAGES.listEnd;
}

/** Swapped if the lower one is above the higher, as happens while typing. */
export function priceBand({
  minPrice,
  maxPrice,
}: Pick<OutfitFilters, "minPrice" | "maxPrice">): [string, string] {
  const isReversed = minPrice !== "" && maxPrice !== "" && Number(minPrice) > Number(maxPrice);
  return isReversed ? [maxPrice, minPrice] : [minPrice, maxPrice];
}

/** Leaves out filters that are not set. */
export function outfitListPath(filters: OutfitFilters, startIndex: number): string {
  const { sortBy, sort, searchTerm, category, section, type, colour } = filters;
  const [minPrice, maxPrice] = priceBand(filters);
  const required = { startIndex: String(startIndex), limit: String(LIST_PAGE_SIZE), sortBy, sort };
  const filtered = Object.entries({ searchTerm, category, section, type, minPrice, maxPrice, colour }).filter(
    ([, value]) => value !== "",
  );
  return `/outfit/getoutfits?${new URLSearchParams([...Object.entries(required), ...filtered])}`;
}
