import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type {
  BespokeAnswerInput,
  BespokeRequest,
  BespokeRequestList,
  BespokeState,
} from "#contract/bespoke.ts";
import { BESPOKE_PAGE_SIZE } from "#contract/limits.ts";

const POLL_MS = 60_000;

/** What every list of requests is kept under. */
export const BESPOKE_REQUESTS_KEY = ["bespoke-requests"];

/** Requests for a bespoke look, page by page (D35); open ones are asked for again each minute, as new ones come in at any time. */
export function bespokeRequestsQuery(api: ApiClient, state: BespokeState) {
  return infiniteQueryOptions({
    queryKey: [...BESPOKE_REQUESTS_KEY, state],
    meta: { personal: true, failureMessage: "The bespoke requests could not be loaded" },
    queryFn: ({ pageParam, signal }) =>
      api<BespokeRequestList>({
        path: `/bespoke/admin/requests?state=${state}&startIndex=${pageParam}&limit=${BESPOKE_PAGE_SIZE}`,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, startIndex) =>
      last.hasMore ? startIndex + BESPOKE_PAGE_SIZE : undefined,
    refetchInterval: state === "open" ? POLL_MS : false,
  });
}

/** Answers a request. Sending it a second time is a 409: a request has one answer. */
export function answerBespokeRequest(
  api: ApiClient,
  id: string,
  body: BespokeAnswerInput,
): Promise<BespokeRequest> {
  return api({ method: "POST", path: `/bespoke/admin/requests/${encodeURIComponent(id)}/answer`, body });
}
