import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { activityQuery } from "#app/dashboard/activity/activity-api.ts";
import { ActivityEntry } from "#app/dashboard/activity/activity-entry.tsx";
import { CatalogueSkeleton } from "#app/dashboard/frame/catalogue-skeleton.tsx";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { pageCount } from "#app/dashboard/frame/list-view.ts";
import { SectionFailure } from "#app/dashboard/frame/section-failure.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ACTIVITY_PAGE_SIZE } from "#contract/limits.ts";

/** What administrators did in the last year. */
export function ActivityPanel() {
  const [page, setPage] = useState(1);
  const { data, isFetching, refetch } = useQuery(activityQuery(page));

  return (
    <DashboardFrame title="Activity" text="Who changed what in your shop, kept for a year.">
      {data ? (
        data.entries.length === 0 ? (
          <EmptyState
            title="Nothing yet"
            text="What you and other administrators change appears here: outfits, links, accounts, settings."
          />
        ) : (
          <>
            <ul aria-label="Activity" aria-busy={isFetching} className="border-line border-b">
              {data.entries.map((entry) => (
                <ActivityEntry key={entry._id} entry={entry} />
              ))}
            </ul>
            <Pagination
              label="Pages of activity"
              page={page}
              pages={pageCount(data.total, ACTIVITY_PAGE_SIZE)}
              reach={1}
              onPage={setPage}
            >
              <span role="status">{formatCount(data.total, "entry", "entries")}</span>
            </Pagination>
          </>
        )
      ) : isFetching ? (
        <CatalogueSkeleton />
      ) : (
        <SectionFailure title="The activity could not be loaded" onRetry={() => void refetch()} />
      )}
    </DashboardFrame>
  );
}
