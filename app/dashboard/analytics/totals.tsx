import { Minus, TrendingDown, TrendingUp } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { ANALYTICS_METRICS, METRIC_LABELS } from "#contract/analytics/analytics-metrics.ts";
import { groupDigits } from "#contract/values/money.ts";

const ICONS = { more: TrendingUp, less: TrendingDown, same: Minus } satisfies Record<
  Change["direction"],
  unknown
>;

export function Totals({ summary, isComparable }: { summary: AnalyticsSummary; isComparable: boolean }) {
  return (
    <dl aria-label="Totals" className="grid gap-px border border-line bg-line xs:grid-cols-2 lg:grid-cols-3">
      {ANALYTICS_METRICS.map((metric) => {
        const total = summary.days.reduce((sum, day) => sum + day[metric], 0);
        const change = isComparable ? changeFrom(summary.previous[metric], total) : undefined;
        return (
          <div
            key={metric}
            className="grid content-start gap-1 bg-paper-raised px-4 py-3 sm:px-6 sm:py-5 xs:max-lg:last:col-span-2"
          >
            <dt className="text-ink-soft text-small">{METRIC_LABELS[metric]}</dt>
            <dd className="font-display text-display-s tabular-nums wrap-anywhere">{groupDigits(total)}</dd>
            {change && (
              <dd className="flex items-baseline gap-1.5 text-caption text-ink-soft">
                <Icon
                  of={ICONS[change.direction]}
                  size="tiny"
                  weight="bold"
                  className="shrink-0 translate-y-0.5"
                />
                <span>{change.text}</span>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

export interface Change {
  direction: "more" | "less" | "same";
  text: string;
}

export function changeFrom(before: number, now: number): Change {
  if (now === before) return { direction: "same", text: "As many as before" };
  const direction = now > before ? "more" : "less";
  const from = `than before (${groupDigits(before)})`;
  if (before === 0) return { direction, text: `${groupDigits(now)} more ${from}` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const amount = percent === 0 ? "Slightly" : `${groupDigits(percent)} %`;
  return { direction, text: `${amount} ${direction} ${from}` };
}
