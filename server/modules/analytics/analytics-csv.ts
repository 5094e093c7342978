import { stringify } from "csv-stringify/sync";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import {
  ANALYTICS_CHARTS,
  type AnalyticsTable,
  OUTFIT_METRICS,
} from "#contract/analytics/analytics-metrics.ts";
import { SPREADSHEET } from "#server/readers/catalogue/csv-cell.ts";

export function analyticsCsv(summary: AnalyticsSummary, table: AnalyticsTable): string {
  const { columns, rows } = tableOf(summary, table);
  return stringify([...rows], { ...SPREADSHEET, columns: [...columns] });
}

function tableOf(
  summary: AnalyticsSummary,
  table: AnalyticsTable,
): { columns: readonly string[]; rows: readonly object[] } {
  switch (table) {
    case "topOutfits":
      return { columns: ["_id", "category", "section", "type", ...OUTFIT_METRICS], rows: summary.topOutfits };
    case "topSources":
      return { columns: ["source", "linkOpens"], rows: summary.topSources };
    case "topSearches":
    case "emptySearches":
      return { columns: ["words", "searches"], rows: summary[table] };
    default:
      return { columns: ["day", ...ANALYTICS_CHARTS[table]], rows: summary.days };
  }
}
