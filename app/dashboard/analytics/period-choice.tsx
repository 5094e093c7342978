import { periodToSearch } from "#app/dashboard/analytics/period.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from "#contract/analytics/analytics-metrics.ts";

/** Links to the periods, each with its own address. */
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
