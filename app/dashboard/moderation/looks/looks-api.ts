import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserApi, sendOnLeaving } from "#app/lib/api-client.ts";
import type { ApiRequest } from "#contract/http/api-client.ts";
import { MODERATION_PAGE_SIZE } from "#contract/limits.ts";
import type {
  AdminSubmission,
  SubmissionDecision,
  SubmissionQueue,
  SubmissionState,
} from "#contract/submissions/submissions.ts";

const POLL_MS = 60_000;

export const LOOKS_KEY = ["submitted-looks"];

/** Pages are counted from 1. */
export function looksQuery(state: SubmissionState, page: number) {
  const startIndex = (page - 1) * MODERATION_PAGE_SIZE;
  return queryOptions({
    queryKey: [...LOOKS_KEY, state, page],
    meta: { personal: true, failureMessage: "The looks could not be loaded" },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    queryFn: ({ signal }) =>
      browserApi<SubmissionQueue>({
        path: `/submission/admin?state=${state}&startIndex=${startIndex}&limit=${MODERATION_PAGE_SIZE}`,
        signal,
      }),
  });
}

const decisionRequest = (id: string, body: SubmissionDecision): ApiRequest => ({
  method: "POST",
  path: `/submission/admin/${encodeURIComponent(id)}`,
  body,
});

/** Fails with 409 once the look was decided on by another administrator, or submitted anew. */
export const decideOnLook = (id: string, decision: SubmissionDecision): Promise<AdminSubmission> =>
  browserApi(decisionRequest(id, decision));

/** Like `decideOnLook`, while the page is being hidden or closed. */
export const decideOnLookOnLeaving = (id: string, decision: SubmissionDecision): Promise<boolean> =>
  sendOnLeaving(decisionRequest(id, decision));
