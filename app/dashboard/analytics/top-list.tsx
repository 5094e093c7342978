import { CsvButton } from "#app/dashboard/analytics/csv-button.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { Link } from "#app/ui/link.tsx";
import type { AnalyticsPeriod, AnalyticsTable } from "#contract/analytics/analytics-metrics.ts";

interface TopListProps {
  title: string;
  /** What the list means, or what to do with it. */
  text: string;
  /** Shown in place of an empty list. */
  emptyText: string;
  noun: [one: string, many: string];
  entries: readonly { name: string; count: number; to?: string }[];
  table: AnalyticsTable;
  period: AnalyticsPeriod;
}

/** Names with how often, the most often first. */
export function TopList({ title, text, emptyText, noun, entries, table, period }: TopListProps) {
  const id = `top-${table}`;
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex items-start justify-between gap-x-4">
        <h2 id={id} className="min-w-0 pt-1.5 font-display text-subtitle">
          {title}
        </h2>
        <CsvButton period={period} table={table} title={title} />
      </div>
      <p className="text-ink-soft text-small">{text}</p>
      {entries.length === 0 ? (
        <p className="border-line border-y py-5 text-ink-soft text-small">{emptyText}</p>
      ) : (
        <ol className="border-line border-b">
          {entries.map(({ name, count, to }) => (
            <li
              key={name}
              className="flex min-h-11 items-center justify-between gap-4 border-line border-t py-2 text-small"
            >
              <bdi className="min-w-0 [overflow-wrap:anywhere]">
                {to ? (
                  <Link to={to} className="link-line">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </bdi>
              <span className="shrink-0 tabular-nums">{formatCount(count, ...noun)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
