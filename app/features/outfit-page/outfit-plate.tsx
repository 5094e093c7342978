import Maximize2 from "lucide-react/icons/maximize-2";
import { useId, useRef } from "react";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { ItemSpots } from "#app/features/outfit-page/items/item-spots.tsx";
import { ItemsToggle } from "#app/features/outfit-page/items/items-toggle.tsx";
import { EarlyViewer } from "#app/features/viewer/early-viewer.tsx";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

const SIZES = "(min-width: 48rem) 44vw, (min-resolution: 2.5dppx) 75vw, 100vw";

/** The picture that leads the spread; a click shows it full size. */
export function OutfitPlate({ outfit }: { outfit: Outfit }) {
  const { openerProps, viewer } = useOutfitViewer();
  const earlyViewerId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="relative">
      <button
        ref={opener}
        type="button"
        popoverTarget={earlyViewerId}
        {...openerProps(outfit)}
        className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <span className="sr-only">View full size: </span>
        <OutfitPicture outfit={outfit} sizes={SIZES} priority />
        <span
          aria-hidden="true"
          className="absolute right-4 bottom-4 inline-flex size-11 items-center justify-center bg-paper/90 transition-colors duration-calm group-hover:bg-ink group-hover:text-paper"
        >
          <Icon of={Maximize2} />
        </span>
      </button>
      <TypeBadge type={outfit.type} className="absolute top-0 left-0" />
      {outfit.image && outfit.items.some(({ spot }) => spot) && (
        <>
          <ItemSpots outfit={outfit} />
          <ItemsToggle />
        </>
      )}
      {viewer ?? (
        <EarlyViewer
          id={earlyViewerId}
          outfit={outfit}
          sizes={SIZES}
          onOpenAtHydration={() => opener.current?.click()}
        />
      )}
    </div>
  );
}
