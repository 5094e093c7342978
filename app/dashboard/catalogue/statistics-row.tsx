import type { CatalogueStatistics } from "#contract/dashboard/admin-outfits.ts";
import { groupDigits } from "#contract/values/money.ts";

export function StatisticsRow({ statistics }: { statistics: CatalogueStatistics }) {
  const figures = [
    ["Total Outfits", groupDigits(statistics.totalOutfits)],
    ["Active Outfits", groupDigits(statistics.activeOutfits)],
    ["Avg Rating", statistics.averageRating.toFixed(1)],
    ["Total Likes", groupDigits(statistics.totalLikes)],
  ] as const;
  return (
    <dl aria-label="Statistics" className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 bg-paper-raised px-4 py-3 sm:px-6 sm:py-5"
        >
          <dt className="text-ink-soft text-small">{label}</dt>
          <dd className="font-display text-display-s tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
