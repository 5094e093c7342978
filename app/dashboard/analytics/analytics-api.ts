import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import type { AnalyticsPeriod, AnalyticsTable } from "#contract/analytics/analytics-metrics.ts";

export function analyticsQuery(days: AnalyticsPeriod) {
  return queryOptions({
    queryKey: ["admin-analytics", days],
    meta: { personal: true, failureMessage: "The analytics could not be loaded" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      browserApi<AnalyticsSummary>({ path: `/analytics/admin/summary?days=${days}`, signal }),
  });
}

export function analyticsExportPath(days: AnalyticsPeriod, table: AnalyticsTable): string {
  return `/analytics/admin/export?days=${days}&table=${table}`;
}
