import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { changeBlock } from "#app/dashboard/users/users-api.ts";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi, sendOnLeaving } from "#app/lib/api-client.ts";
import { isRefusedFor } from "#app/lib/failure-text.ts";
import type { Outcome } from "#contract/account/account.ts";
import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import type { ModerationEntry, ModerationQueue } from "#contract/engagement/moderation.ts";
import { MODERATION_PAGE_SIZE } from "#contract/limits.ts";
import { MODERATION_ERRORS, MODERATION_MESSAGES } from "#contract/messages/moderation.ts";

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
export async function decideOnContribution(
  { _id: id, author }: Pick<ModerationEntry, "_id" | "author">,
  action: ModerationAction,
): Promise<void> {
  const path = decisionPath(id);
  try {
    await inFreshSession(() => browserApi<Outcome>({ method: "POST", path, body: { action } }));
  } catch (error) {
    if (action !== "block" || !author || !isRefusedFor(error, MODERATION_ERRORS.removed)) throw error;
    // The text was removed meanwhile, so only the block is left to do.
    await changeBlock(author._id, true, MODERATION_MESSAGES.blockReason);
  }
}

/** Like `decideOnContribution`, while the page is being hidden or closed. */
export function decideOnLeaving(id: string, action: ModerationAction): Promise<boolean> {
  return sendOnLeaving({ method: "POST", path: decisionPath(id), body: { action } });
}
