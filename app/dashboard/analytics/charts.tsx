import { useMemo } from "react";
import { CsvButton } from "#app/dashboard/analytics/csv-button.tsx";
import { dayText } from "#app/dashboard/analytics/day-text.ts";
import { LineChart } from "#app/dashboard/analytics/line-chart.tsx";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import {
  ANALYTICS_CHARTS,
  type AnalyticsChart,
  type AnalyticsMetric,
  type AnalyticsPeriod,
  METRIC_LABELS,
} from "#contract/analytics/analytics-metrics.ts";
import { groupDigits } from "#contract/values/money.ts";

const TITLES: Record<AnalyticsChart, string> = {
  visits: "Views of looks",
  reactions: "What people like",
  buying: "On the way to a purchase",
  searching: "Searches by day",
  accounts: "New accounts",
};

interface ChartsProps {
  days: AnalyticsSummary["days"];
  period: AnalyticsPeriod;
}

export function Charts({ days, period }: ChartsProps) {
  return (
    <div className="grid gap-x-8 gap-y-10 xl:grid-cols-2">
      {(Object.keys(ANALYTICS_CHARTS) as AnalyticsChart[]).map((chart) => (
        <Chart key={chart} chart={chart} days={days} period={period} />
      ))}
    </div>
  );
}

function Chart({ chart, days, period }: ChartsProps & { chart: AnalyticsChart }) {
  const title = TITLES[chart];
  const metrics: readonly AnalyticsMetric[] = ANALYTICS_CHARTS[chart];
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const lines = useMemo(
    () => metrics.map((metric) => ({ label: METRIC_LABELS[metric], values: days.map((day) => day[metric]) })),
    [days, metrics],
  );
  return (
    <section aria-labelledby={`chart-${chart}`} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`chart-${chart}`} className="font-display text-subtitle">
          {title}
        </h2>
        <CsvButton period={period} table={chart} title={title} />
      </div>
      <LineChart
        days={names}
        lines={lines}
        label={`Line chart: ${lines.map(({ label }) => label).join(", ")} by day. The table below has the numbers.`}
      />
      <NumbersTable title={title} days={days} metrics={metrics} />
    </section>
  );
}

interface NumbersTableProps {
  title: string;
  days: AnalyticsSummary["days"];
  metrics: readonly AnalyticsMetric[];
}

function NumbersTable({ title, days, metrics }: NumbersTableProps) {
  return (
    <details className="group/numbers min-w-0">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small link-line">
        Numbers as a table<span className="sr-only">{`: ${title}`}</span>
      </summary>
      <section
        aria-label={`${title}: numbers`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
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
