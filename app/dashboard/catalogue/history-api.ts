import { infiniteQueryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { pagedQuery } from "#app/lib/next-page.ts";
import type { OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import { HISTORY_PAGE_SIZE } from "#contract/limits.ts";
import { OUTFIT_CHANGE_MESSAGES } from "#contract/messages/outfit-form.ts";

/** What was changed in an outfit, the latest first, paged. Fetched anew each time it is opened. */
export function outfitHistoryQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["outfit-history", id],
    meta: { personal: true, failureMessage: OUTFIT_CHANGE_MESSAGES.historyFailed },
    gcTime: 0,
    ...pagedQuery({
      pageSize: HISTORY_PAGE_SIZE,
      fetchPage: (startIndex, signal) =>
        browserApi<OutfitHistory>({
          path: `/outfit/admin/history/${encodeURIComponent(id)}?startIndex=${startIndex}&limit=${HISTORY_PAGE_SIZE}`,
          signal,
        }),
      idsOf: ({ entries }) => entries.map(({ _id }) => _id),
      isLast: ({ hasMore }) => !hasMore,
    }),
  });
}
