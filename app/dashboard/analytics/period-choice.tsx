import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
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
function periodToSearch(period: AnalyticsPeriod): string {
  return period === DEFAULT_ANALYTICS_PERIOD ? "" : `?days=${period}`;
}

export function PeriodChoice({ period }: { period: AnalyticsPeriod }) {
  return (
    <ul aria-label="Period" className="flex flex-wrap gap-2">
      {ANALYTICS_PERIODS.map((days) => (
        <li key={days}>
          <Link
            to={`/dashboard/analytics${periodToSearch(days)}`}
            preventScrollReset
            aria-current={days === period ? "true" : undefined}
            className={classNames(
              "flex min-h-11 items-center border px-4 text-small transition-colors",
              days === period
                ? "border-ink bg-ink text-paper"
                : "border-line-strong bg-paper-raised hover:border-ink",
            )}
          >
            {`${days} days`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
