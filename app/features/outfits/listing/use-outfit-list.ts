import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { outfitListQuery } from "#app/features/outfits/api/outfit-list-query.ts";
import { mergePages } from "#app/features/outfits/listing/merge-pages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { LIST_PAGE_SIZE } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { OutfitFilters } from "#contract/outfit-filters.ts";

/** The outfits that pass the filters, as far as they have been loaded; failures are only logged (spec section 8). */
export function useOutfitList(filters: OutfitFilters) {
  const query = useInfiniteQuery(outfitListQuery(browserApi, filters));
  const { data, fetchNextPage, refetch } = query;
  const outfits = useMemo(() => mergePages(data?.pages ?? []), [data]);

  return {
    outfits,
    state: data ? ("ready" as const) : query.isError ? ("failed" as const) : ("loading" as const),
    /** There is a page after what is shown. */
    hasMore: query.hasNextPage,
    /** What the list says after its last outfit: a full last page means that it goes on beyond the largest offset. */
    endMessage:
      data?.pages.at(-1)?.outfits.length === LIST_PAGE_SIZE
        ? OUTFIT_MESSAGES.listTooLong
        : OUTFIT_MESSAGES.listEnd,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    /** The next page may be asked for now, without being asked to. */
    mayLoadMore: query.hasNextPage && !query.isFetching && !query.isFetchNextPageError,
    loadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
