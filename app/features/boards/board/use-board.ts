import { useInfiniteQuery } from "@tanstack/react-query";
import { boardQuery } from "#app/entities/board/board-queries.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { uniqueRows } from "#app/lib/next-page.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

/** A board, or what is to be shown in its place. */
export function useBoard(id: string) {
  const query = useInfiniteQuery(boardQuery(browserApi, id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    query;
  // The document is a visitor's: a private board is missing in it, until its owner's browser has asked.
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
    /** "unasked": missing in the document, which a signed-in person's own request may change. */
    state:
      first && !isMissing
        ? "ready"
        : isMissing
          ? "missing"
          : error || failedInDocument === 503
            ? "failed"
            : failedInDocument
              ? "unasked"
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
