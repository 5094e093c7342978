import {
  CARD_GRID,
  CHART_GRID,
  LEAD_GRID,
  LEAD_PICTURE,
  LEAD_TEXT,
} from "#app/features/trending/chart-grid.ts";
import * as messages from "#app/features/trending/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TRENDING_LIMIT_PAGE } from "#contract/limits.ts";

export function TrendingLoading() {
  return (
    <div role="status" className={CHART_GRID}>
      <span className="sr-only">{messages.loading}</span>
      <div className={classNames("sm:col-span-3", LEAD_GRID)}>
        <div className={LEAD_PICTURE}>
          <Skeleton className="aspect-3/4" />
        </div>
        <div className={classNames("grid content-center gap-6", LEAD_TEXT)}>
          <Skeleton ground="deep" className="h-7 w-32" />
          <Skeleton ground="deep" className="h-16 w-3/4 lg:h-24" />
          <Skeleton ground="deep" className="h-8 w-1/2" />
        </div>
      </div>
      {Array.from({ length: TRENDING_LIMIT_PAGE - 1 }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          key={position}
          className={CARD_GRID}
        >
          <Skeleton className="aspect-3/4" />
          <div className="grid content-start gap-3 sm:mt-4">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-6" />
          </div>
        </div>
      ))}
    </div>
  );
}
