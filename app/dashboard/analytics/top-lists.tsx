import { CsvButton } from "#app/dashboard/analytics/csv-button.tsx";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import {
  type AnalyticsPeriod,
  type AnalyticsTable,
  METRIC_LABELS,
  type OutfitMetric,
} from "#contract/analytics/analytics-metrics.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import { groupDigits } from "#contract/values/money.ts";

interface TopListProps {
  title: string;
  text: string;
  emptyText: string;
  noun: [one: string, many: string];
  entries: readonly { name: string; count: number; to?: string }[];
  table: AnalyticsTable;
  period: AnalyticsPeriod;
}

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
              <bdi className="min-w-0 wrap-anywhere">
                {to ? (
                  <TextLink to={to} look="inline">
                    {name}
                  </TextLink>
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

/** In the order of the list: what leads to a purchase comes first. */
const SHOWN: readonly OutfitMetric[] = ["linkOpens", "cartAdds", "views", "likes", "saves", "comments"];

interface TopOutfitsProps {
  outfits: AnalyticsSummary["topOutfits"];
  period: AnalyticsPeriod;
}

export function TopOutfits({ outfits, period }: TopOutfitsProps) {
  const title = "Looks that sell";
  return (
    <section aria-labelledby="top-outfits" className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="top-outfits" className="font-display text-subtitle">
          {title}
        </h2>
        <CsvButton period={period} table="topOutfits" title={title} />
      </div>
      <p className="text-ink-soft text-small">By opened links and additions to carts, then by views.</p>
      {outfits.length === 0 ? (
        <p className="border-line border-y py-5 text-ink-soft text-small">
          No look was opened in this period.
        </p>
      ) : (
        <ol className="grid gap-x-8 border-line border-b xl:grid-cols-2">
          {outfits.map((outfit, index) => (
            <li key={outfit._id} className="flex items-start gap-4 border-line border-t py-4">
              <RowPicture outfit={outfit} sizes="64px" className="aspect-3/4 w-16 shrink-0" />
              <div className="grid min-w-0 flex-1 gap-2">
                <p className="font-medium leading-snug">
                  <span className="text-ink-soft tabular-nums">{`${index + 1}. `}</span>
                  {outfit.isActive ? (
                    <TextLink to={`/outfit/${outfit._id}`} look="inline">
                      {outfitName(outfit)}
                    </TextLink>
                  ) : (
                    <>
                      <span>{`${outfitName(outfit)} `}</span>
                      <span className="text-ink-soft text-small">(inactive)</span>
                    </>
                  )}
                </p>
                <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small tabular-nums">
                  {SHOWN.map((metric) => (
                    <div key={metric} className="flex gap-1.5">
                      <dt className="text-ink-soft">{METRIC_LABELS[metric]}</dt>
                      <dd>{groupDigits(outfit[metric])}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
