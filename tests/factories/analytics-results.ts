import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { ANALYTICS_METRICS, type AnalyticsCounts } from "#contract/analytics/analytics-metrics.ts";

export const NO_COUNTS = Object.fromEntries(
  ANALYTICS_METRICS.map((metric) => [metric, 0]),
) as AnalyticsCounts;

/** A summary of so many days up to Nov 23, 2026, with a thousand views a day. */
export function analyticsSummary(length: number, changes: Partial<AnalyticsSummary> = {}): AnalyticsSummary {
  const dayOf = (ago: number) => new Date(Date.UTC(2026, 10, 23 - ago)).toISOString().slice(0, 10);
  return {
    days: Array.from({ length }, (_, index) => ({
      ...{ day: dayOf(length - 1 - index), ...NO_COUNTS },
      views: 1_000,
    })),
    previous: { ...NO_COUNTS, views: length * 500, likes: 4 },
    countedSince: "2026-01-01",
    ...{ topOutfits: [], topSources: [], topSearches: [], emptySearches: [] },
    ...changes,
  };
}
