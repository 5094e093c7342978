import { infiniteQueryOptions, queryOptions, skipToken, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { browserApi, browserFile } from "#app/lib/api-client.ts";
import { pagedQuery, uniqueRows } from "#app/lib/next-page.ts";
import type {
  BespokeReplyInput,
  BespokeRequest,
  BespokeRequestList,
  BespokeState,
} from "#contract/bespoke/bespoke.ts";
import { BESPOKE_PAGE_SIZE } from "#contract/limits.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";

const POLL_MS = 60_000;

export const BESPOKE_REQUESTS_KEY = ["bespoke-requests"];

export function bespokeRequestsQuery(state: BespokeState) {
  return infiniteQueryOptions({
    queryKey: [...BESPOKE_REQUESTS_KEY, state],
    meta: { personal: true, failureMessage: "The bespoke requests could not be loaded" },
    ...pagedQuery({
      pageSize: BESPOKE_PAGE_SIZE,
      fetchPage: (startIndex, signal) =>
        browserApi<BespokeRequestList>({
          path: `/bespoke/admin/requests?state=${state}&startIndex=${startIndex}&limit=${BESPOKE_PAGE_SIZE}`,
          signal,
        }),
      idsOf: ({ requests }) => requests.map(({ _id }) => _id),
      isLast: ({ hasMore }) => !hasMore,
    }),
    refetchInterval: state === "open" ? POLL_MS : false,
  });
}

export function bespokePictureQuery(path: string | null) {
  return queryOptions({
    queryKey: ["bespoke-picture", path],
    meta: { personal: true, failureMessage: "The picture of a request could not be loaded" },
    queryFn: path === null ? skipToken : () => browserFile({ path }),
    // The picture of a request never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A second reply to the same request is a 409. */
export function replyToBespokeRequest(id: string, body: BespokeReplyInput): Promise<BespokeRequest> {
  return browserApi({
    method: "POST",
    path: `/bespoke/admin/requests/${encodeURIComponent(id)}/answer`,
    body,
  });
}

/**
 * The outfits that are still public, in the order of `ids`. Not for an empty list: without ids the call
 * returns all outfits.
 */
export function publicOutfitsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["outfits", "admin by id", ...ids],
    meta: { failureMessage: "The outfits of an answer could not be loaded" },
    queryFn: ({ signal }) =>
      browserApi<OutfitList>({ path: `/outfit/getoutfits?ids=${ids.join(",")}`, signal }),
  });
}

export function useRequests(state: BespokeState) {
  const query = useInfiniteQuery(bespokeRequestsQuery(state));
  const { data } = query;
  const requests = useMemo(
    () =>
      uniqueRows(
        (data?.pages ?? []).flatMap((page) => page.requests),
        ({ _id }) => _id,
      ),
    [data],
  );

  return { query, requests, openRequests: data?.pages.at(-1)?.openRequests };
}
