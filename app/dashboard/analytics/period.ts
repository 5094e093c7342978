import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  DEFAULT_ANALYTICS_PERIOD,
} from "#contract/analytics/analytics-metrics.ts";

/** The period in the URL; the default for an unknown one. */
export function parsePeriod(search: string): AnalyticsPeriod {
  const days = new URLSearchParams(search).get("days");
  return ANALYTICS_PERIODS.find((period) => String(period) === days) ?? DEFAULT_ANALYTICS_PERIOD;
}

/** The URL's query of a period: empty for the default. */
export function periodToSearch(period: AnalyticsPeriod): string {
  return period === DEFAULT_ANALYTICS_PERIOD ? "" : `?days=${period}`;
}
