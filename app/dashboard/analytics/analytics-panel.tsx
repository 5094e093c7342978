import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { analyticsQuery } from "#app/dashboard/analytics/analytics-api.ts";
import { Charts } from "#app/dashboard/analytics/charts.tsx";
import { dayText } from "#app/dashboard/analytics/day-text.ts";
import { PeriodChoice, parsePeriod } from "#app/dashboard/analytics/period-choice.tsx";
import { TopList, TopOutfits } from "#app/dashboard/analytics/top-lists.tsx";
import { Totals } from "#app/dashboard/analytics/totals.tsx";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import type { AnalyticsPeriod } from "#contract/analytics/analytics-metrics.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

export function AnalyticsPanel() {
  const period = parsePeriod(useLocation().search);
  const query = useQuery(analyticsQuery(period));

  return (
    <DashboardFrame
      title="Analytics"
      text="What people do in your shop, counted by day. Who they are is not stored."
    >
      <PeriodChoice period={period} />
      <Loaded query={query} failure="The analytics could not be loaded">
        {(data) =>
          data.countedSince === null ? (
            <EmptyState
              title="Nothing counted yet"
              text="As soon as people look at your outfits, the numbers appear here within seconds."
            />
          ) : (
            <div aria-busy={query.isFetching} className="grid gap-10">
              <Summary summary={data} countedSince={data.countedSince} />
            </div>
          )
        }
      </Loaded>
    </DashboardFrame>
  );
}

/** The period is the summary's, not the URL's: while another one loads, the previous summary is shown. */
function Summary({ summary, countedSince }: { summary: AnalyticsSummary; countedSince: string }) {
  const { days, topOutfits, topSources, topSearches, emptySearches } = summary;
  const period = days.length as AnalyticsPeriod;
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const isComparable = Date.parse(countedSince) <= Date.parse(first) - period * DAY_MS;
  const searches = (entries: AnalyticsSummary["topSearches"]) =>
    entries.map(({ words, searches: count }) => ({
      name: words,
      count,
      to: `/outfit?searchTerm=${encodeURIComponent(words)}`,
    }));
  return (
    <>
      <div className="grid gap-4">
        <p role="status" className="text-small">
          {`${dayText(first)} to ${dayText(last, { year: "numeric" })}, ${
            isComparable
              ? `compared with the ${period} days before. Today counts until now.`
              : `counted since ${dayText(countedSince, { year: "numeric" })}. A comparison needs ${period * 2} counted days.`
          }`}
        </p>
        <Totals summary={summary} isComparable={isComparable} />
      </div>
      <Charts days={days} period={period} />
      <TopOutfits outfits={topOutfits} period={period} />
      <div className="grid gap-10 lg:grid-cols-3">
        <TopList
          title="What people search for"
          text="Each leads to what people find."
          emptyText="Words appear here once three people have searched for them on one day."
          noun={["search", "searches"]}
          entries={searches(topSearches)}
          table="topSearches"
          period={period}
        />
        <TopList
          title="Searches without result"
          text="People want these, and your shop has nothing: add looks for them, or write the words into the tags or descriptions of looks that fit."
          emptyText="No words that three people searched for on one day were without a result."
          noun={["search", "searches"]}
          entries={searches(emptySearches)}
          table="emptySearches"
          period={period}
        />
        <TopList
          title="Shops that people go to"
          text="Where the opened links of your pieces lead."
          emptyText="No link was opened in this period."
          noun={["opened link", "opened links"]}
          entries={topSources.map(({ source, linkOpens }) => ({ name: source, count: linkOpens }))}
          table="topSources"
          period={period}
        />
      </div>
      <p className="text-ink-soft text-small">
        How each link itself does is listed under{" "}
        <TextLink to="/dashboard/links" look="inline">
          Links
        </TextLink>
        .
      </p>
    </>
  );
}
