import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { ActivityList } from "#contract/activity/activity.ts";
import { ACTIVITY_PAGE_SIZE } from "#contract/limits.ts";

/** A page of what administrators did, counted from 1. */
export function activityQuery(page: number) {
  return queryOptions({
    queryKey: ["admin-activity", page],
    meta: { personal: true, failureMessage: "The activity could not be loaded" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      browserApi<ActivityList>({
        path: `/activity/admin?startIndex=${(page - 1) * ACTIVITY_PAGE_SIZE}&limit=${ACTIVITY_PAGE_SIZE}`,
        signal,
      }),
  });
}
