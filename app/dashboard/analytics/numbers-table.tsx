import { dayText } from "#app/dashboard/analytics/day-text.ts";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { type AnalyticsMetric, METRIC_LABELS } from "#contract/analytics/analytics-metrics.ts";
import { groupDigits } from "#contract/values/money.ts";

interface NumbersTableProps {
  title: string;
  days: AnalyticsSummary["days"];
  metrics: readonly AnalyticsMetric[];
}

/** The numbers of a chart. */
export function NumbersTable({ title, days, metrics }: NumbersTableProps) {
  return (
    <details className="group/numbers min-w-0">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small link-line">
        Numbers as a table<span className="sr-only">{`: ${title}`}</span>
      </summary>
      <section
        aria-label={`${title}: numbers`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto border border-line"
      >
        <table className="w-full text-small tabular-nums">
          <thead className="sticky top-0 bg-paper-deep text-left">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                Day
              </th>
              {metrics.map((metric) => (
                <th key={metric} scope="col" className="px-3 py-2 text-right font-medium">
                  {METRIC_LABELS[metric]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((counts) => (
              <tr key={counts.day} className="border-line border-t">
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                  {dayText(counts.day, { year: "numeric" })}
                </th>
                {metrics.map((metric) => (
                  <td key={metric} className="px-3 py-1.5 text-right">
                    {groupDigits(counts[metric])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
