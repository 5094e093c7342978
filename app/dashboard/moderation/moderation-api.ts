import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi, sendOnLeaving } from "#app/lib/api-client.ts";
import type { Outcome } from "#contract/account/account.ts";
import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import type { ModerationQueue } from "#contract/engagement/moderation.ts";
import { MODERATION_PAGE_SIZE } from "#contract/limits.ts";

const POLL_MS = 60_000;

export const QUEUE_KEY = ["moderation-queue"];

/** Pages are counted from 1. */
export function queueQuery(page: number) {
  const startIndex = (page - 1) * MODERATION_PAGE_SIZE;
  return queryOptions({
    queryKey: [...QUEUE_KEY, page],
    meta: { personal: true, failureMessage: "The texts could not be loaded" },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    queryFn: ({ signal }) =>
      browserApi<ModerationQueue>({
        path: `/moderation/admin/queue?startIndex=${startIndex}&limit=${MODERATION_PAGE_SIZE}`,
        signal,
      }),
  });
}

const decisionPath = (id: string) => `/moderation/admin/${encodeURIComponent(id)}`;

/** Blocking the author needs a fresh session. */
export function decideOnContribution(id: string, action: ModerationAction): Promise<Outcome> {
  const path = decisionPath(id);
  return inFreshSession(() => browserApi<Outcome>({ method: "POST", path, body: { action } }));
}

/** Like `decideOnContribution`, while the page is being closed. */
export function decideOnLeaving(id: string, action: ModerationAction): void {
  sendOnLeaving({ method: "POST", path: decisionPath(id), body: { action } });
}
