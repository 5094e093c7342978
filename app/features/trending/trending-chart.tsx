import { CHART_GRID } from "#app/features/trending/chart-grid.ts";
import { TrendingCard } from "#app/features/trending/trending-card.tsx";
import { TrendingLead } from "#app/features/trending/trending-lead.tsx";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

/** The most viewed outfits in their order, the first one large. */
export function TrendingChart({ outfits }: { outfits: TrendingOutfit[] }) {
  const { openerProps, viewer } = useOutfitViewer();
  return (
    <>
      <ol className={CHART_GRID}>
        {outfits.map((outfit, index) => {
          const Card = index === 0 ? TrendingLead : TrendingCard;
          return (
            <li key={outfit._id} className={classNames("grid", index === 0 && "sm:col-span-3")}>
              <Card outfit={outfit} rank={index + 1} opener={openerProps(outfit)} />
            </li>
          );
        })}
      </ol>
      {viewer}
    </>
  );
}
