import { stringify } from "csv-stringify/sync";
import type { AnalyticsSummary } from "#contract/analytics.ts";
import { ANALYTICS_CHARTS, type AnalyticsTable, OUTFIT_METRICS } from "#contract/analytics-metrics.ts";

/**
 * The numbers of a chart or list as CSV. Shops and words may begin with = or +, which a spreadsheet would evaluate as a formula; without a byte order mark it
 * would guess another encoding.
 */
export function analyticsCsv(summary: AnalyticsSummary, table: AnalyticsTable): string {
  const { columns, rows } = tableOf(summary, table);
  return stringify([...rows], {
    bom: true,
    header: true,
    columns: [...columns],
    escape_formulas: true,
    quoted_string: true,
  });
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
