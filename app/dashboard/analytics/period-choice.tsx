import { ChipLink } from "#app/ui/chip.tsx";
import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  DEFAULT_ANALYTICS_PERIOD,
} from "#contract/analytics/analytics-metrics.ts";

export function parsePeriod(search: string): AnalyticsPeriod {
  const days = new URLSearchParams(search).get("days");
  return ANALYTICS_PERIODS.find((period) => String(period) === days) ?? DEFAULT_ANALYTICS_PERIOD;
}

function periodToSearch(period: AnalyticsPeriod): string {
  return period === DEFAULT_ANALYTICS_PERIOD ? "" : `?days=${period}`;
}

export function PeriodChoice({ period }: { period: AnalyticsPeriod }) {
  return (
    <ul aria-label="Period" className="flex flex-wrap gap-2">
      {ANALYTICS_PERIODS.map((days) => (
        <li key={days}>
          <ChipLink
            tone="filter"
            to={`/dashboard/analytics${periodToSearch(days)}`}
            preventScrollReset
            aria-current={days === period ? "true" : undefined}
          >
            {`${days} days`}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
