import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ActivityEntry } from "#app/dashboard/activity/activity-entry.tsx";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { FilterSelect } from "#app/dashboard/frame/filter-fields.tsx";
import { pageCount } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ACTIVITY_SUBJECTS, type ActivityList, type ActivitySubject } from "#contract/activity/activity.ts";
import { ACTIVITY_PAGE_SIZE } from "#contract/limits.ts";

function activityQuery(page: number, subject: ActivitySubject | "") {
  const about = subject === "" ? "" : `&subject=${subject}`;
  return queryOptions({
    queryKey: ["admin-activity", page, subject],
    meta: { personal: true, failureMessage: "The activity could not be loaded" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      browserApi<ActivityList>({
        path: `/activity/admin?startIndex=${(page - 1) * ACTIVITY_PAGE_SIZE}&limit=${ACTIVITY_PAGE_SIZE}${about}`,
        signal,
      }),
  });
}

export function ActivityPanel() {
  const [page, setPage] = useState(1);
  const [subject, setSubject] = useState<ActivitySubject | "">("");
  const query = useQuery(activityQuery(page, subject));

  return (
    <DashboardFrame title="Activity" text="Who changed what in your shop, kept for a year.">
      <search aria-label="Filter the activity" className="max-w-xs">
        <FilterSelect
          label="Changes of"
          value={subject}
          all="Everything"
          choices={ACTIVITY_SUBJECTS}
          labels={KIND_LABELS}
          onChange={(kind) => {
            setSubject(kind);
            setPage(1);
          }}
        />
      </search>
      <Loaded query={query} failure="The activity could not be loaded">
        {(data) =>
          data.entries.length === 0 ? (
            <EmptyState
              title="Nothing yet"
              text={
                subject !== ""
                  ? "Nothing of this kind was changed in the last year."
                  : "What you and other administrators change appears here: outfits, links, accounts, settings."
              }
            />
          ) : (
            <PagedList
              name="activity"
              page={page}
              pages={pageCount(data.total, ACTIVITY_PAGE_SIZE)}
              onPage={setPage}
              summary={pageSummary(
                { page, pageSize: ACTIVITY_PAGE_SIZE, shown: data.entries.length },
                formatCount(data.total, "entry", "entries"),
              )}
              isStale={query.isPlaceholderData}
            >
              <ul aria-label="Activity" aria-busy={query.isFetching} className="border-line border-b">
                {data.entries.map((entry) => (
                  <ActivityEntry key={entry._id} entry={entry} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </Loaded>
    </DashboardFrame>
  );
}

const KIND_LABELS: Record<ActivitySubject, string> = {
  outfit: "Outfits",
  link: "Links",
  piece: "Pieces",
  bespokeRequest: "Bespoke requests",
  import: "Imports",
  user: "Accounts",
  newsletter: "Newsletter",
  text: "Comments and replies",
  settings: "Settings",
  demo: "The demo",
  pictureRights: "Rights to pictures",
  submission: "Submitted looks",
};
