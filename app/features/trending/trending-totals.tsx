import { Figures } from "#app/ui/figures.tsx";
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
    <Figures
      look="tableLarge"
      figures={figures.map(({ label, count }) => ({
        label,
        value: loading ? <Skeleton className="h-lh w-32" /> : countText(count),
      }))}
    />
  );
}

function countText(count: number | undefined): string {
  return count === undefined ? "—" : groupDigits(count);
}
