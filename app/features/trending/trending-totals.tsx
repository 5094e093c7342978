import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Trending } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

interface TrendingTotalsProps {
  /** Undefined while they load or when they could not be fetched. */
  trending: Trending | undefined;
  loading: boolean;
}

/** The two figures over the chart. */
export function TrendingTotals({ trending, loading }: TrendingTotalsProps) {
  const figures = [
    { label: "Total Views", count: trending?.totalClicks },
    { label: "Active Outfits", count: trending?.totalActiveOutfits },
  ];
  return (
    <dl className="grid grid-cols-2 border-line border-y">
      {figures.map(({ label, count }) => (
        <div
          key={label}
          className="border-line py-5 not-first:border-l not-first:pl-6 sm:py-7 sm:not-first:pl-10"
        >
          <Eyebrow as="dt">{label}</Eyebrow>
          <dd className="mt-2 text-display-s tabular-nums">
            {loading ? <Skeleton className="h-[1.12em] w-32" /> : countText(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function countText(count: number | undefined): string {
  return count === undefined ? "—" : groupDigits(count);
}
