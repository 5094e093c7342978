import type { ReactNode, RefCallback } from "react";
import { OutfitCard } from "#app/features/listing/outfit-card.tsx";
import type { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { OutfitSummary, PricedItem } from "#contract/outfit/outfit.ts";

const ENTRIES = classNames(
  "grid grid-cols-2 gap-x-3 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4",
  "list-view:block list-view:divide-y list-view:divide-line list-view:border-line list-view:border-b",
);
const ENTRY = classNames(
  "row-span-4 grid grid-rows-subgrid gap-y-0",
  "list-view:block list-view:py-6 list-view:first:pt-0 sm:list-view:py-9 sm:list-view:first:pt-0",
);

interface OutfitGridProps {
  outfits: readonly OutfitSummary[];
  /** By the ids of their outfits, those that a search with a garment and a price has found. */
  pricedItems?: ReadonlyMap<string, PricedItem>;
  openerProps: ReturnType<typeof useOutfitViewer>["openerProps"];
  /** The number of pictures in the first view, which are not loaded lazily. */
  priorityPictures?: number;
  /** Ref of the last outfit. */
  lastEntry?: RefCallback<Element>;
  /** Entries after the outfits. */
  children?: ReactNode;
}

/** Outfits as a grid, or as a list if the visitor has chosen that. */
export function OutfitGrid({
  outfits,
  pricedItems,
  openerProps,
  priorityPictures = 0,
  lastEntry,
  children,
}: OutfitGridProps) {
  return (
    <ul className={ENTRIES}>
      {outfits.map((outfit, position) => (
        <li key={outfit._id} ref={position === outfits.length - 1 ? lastEntry : undefined} className={ENTRY}>
          <OutfitCard
            outfit={outfit}
            priority={position < priorityPictures}
            zoom={openerProps(outfit)}
            pricedItem={pricedItems?.get(outfit._id)}
          />
        </li>
      ))}
      {children}
    </ul>
  );
}
