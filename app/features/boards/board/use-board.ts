import { useInfiniteQuery } from "@tanstack/react-query";
import { boardQuery } from "#app/entities/board/board-queries.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { uniqueRows } from "#app/lib/next-page.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

export function useBoard(id: string) {
  const query = useInfiniteQuery(boardQuery(browserApi, id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    query;
  // Documents are rendered for visitors, so a private board is missing until its owner's browser has fetched
  // it.
  const failedInDocument = useDocumentFailure();
  const first = data?.pages[0];
  const isMissing = error instanceof ApiFailure && error.status === 404;

  const outfits = uniqueRows(
    (data?.pages ?? []).flatMap((page) => page.outfits),
    ({ _id }) => _id,
  );
  return {
    board: first?.board,
    storedAt: first?.storedAt,
    outfits,
    /** "unconfirmed": missing in the document, but the request of a signed-in user may still find it. */
    state:
      first && !isMissing
        ? "ready"
        : isMissing
          ? "missing"
          : error || failedInDocument === 503
            ? "failed"
            : failedInDocument
              ? "unconfirmed"
              : "loading",
    retry: () => void refetch(),
    more: {
      isThere: hasNextPage,
      isLoading: isFetchingNextPage,
      isFailed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  } as const;
}
