import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { listEndMessage, outfitListQuery } from "#app/entities/outfit/outfit-list-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { uniqueRows } from "#app/lib/next-page.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import type { Category } from "#contract/outfit/outfit-vocabulary.ts";

/** The first page of the outfits that pass the filters, which describes the whole list; undefined until then. */
export function useFirstPage(filters: OutfitFilters): OutfitList | undefined {
  return useInfiniteQuery({ ...outfitListQuery(browserApi, filters), select: ({ pages }) => pages[0] }).data;
}

/**
 * The categories that have no outfit of the draft's section and type; none while that is not known. Other
 * choices keep what is known.
 */
export function useEmptyCategories(applied: OutfitFilters, draft: OutfitFilters): readonly Category[] {
  const isOfDraft = (filters: OutfitFilters | undefined) =>
    filters?.section === draft.section && filters.type === draft.type;
  const { data } = useInfiniteQuery({
    ...outfitListQuery(browserApi, applied),
    placeholderData: (before, query) => (isOfDraft(query?.queryKey[2] as OutfitFilters) ? before : undefined),
    select: ({ pages }) => pages[0]?.emptyCategories,
  });
  return (isOfDraft(applied) && data) || NONE;
}

const NONE: readonly Category[] = [];

/** The outfits that pass the filters, as far as they have been loaded; failures are only logged. */
export function useOutfitList(filters: OutfitFilters, isRelaxed = false) {
  const query = useInfiniteQuery(outfitListQuery(browserApi, filters, isRelaxed));
  const { data, fetchNextPage, refetch, isRefetching } = query;
  const failedInDocument = useDocumentFailure() !== null;
  const outfits = useMemo(
    () =>
      uniqueRows(
        (data?.pages ?? []).flatMap((page) => page.outfits),
        ({ _id }) => _id,
      ),
    [data],
  );

  const pricedItems = useMemo(
    () =>
      new Map(
        (data?.pages ?? []).flatMap((page) => (page.pricedItems ?? []).map((item) => [item.outfitId, item])),
      ),
    [data],
  );

  return {
    outfits,
    /** By the ids of their outfits, those that a search with a garment and a price has found. */
    pricedItems,
    /** The first page, which describes the whole list. */
    first: data?.pages[0],
    state: data
      ? ("ready" as const)
      : query.isError || failedInDocument
        ? ("failed" as const)
        : ("loading" as const),
    hasMore: query.hasNextPage,
    endMessage: listEndMessage(data?.pages.at(-1)),
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    /** The next page may be loaded automatically. */
    mayLoadMore: query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError,
    /** A missing page goes before the refetch of the loaded ones, which follows it. */
    loadMore: useCallback(async () => {
      await fetchNextPage({ cancelRefetch: isRefetching });
      if (isRefetching) await refetch({ cancelRefetch: false });
    }, [fetchNextPage, refetch, isRefetching]),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
