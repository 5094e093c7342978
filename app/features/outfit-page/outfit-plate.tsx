import { Maximize2 } from "lucide";
import { useId, useRef } from "react";
import { itemsShown } from "#app/entities/outfit/outfit-choices.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { ItemSpots } from "#app/features/outfit-page/items/item-spots.tsx";
import * as messages from "#app/features/outfit-page/messages.ts";
import { PLATE_SIZES } from "#app/features/outfit-page/plate-sizes.ts";
import { EarlyViewer } from "#app/features/viewer/early-viewer.tsx";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** The picture that leads the spread; a click shows it full size. */
export function OutfitPlate({ outfit }: { outfit: Outfit }) {
  const { openerProps, viewer } = useOutfitViewer();
  const earlyViewerId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="relative bg-paper-deep">
      <button
        ref={opener}
        type="button"
        popoverTarget={earlyViewerId}
        {...openerProps(outfit)}
        className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <span className="sr-only">{messages.viewFullSize}</span>
        <OutfitPicture outfit={outfit} sizes={PLATE_SIZES} priority />
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
          <SpotsToggle />
        </>
      )}
      {viewer ?? (
        <EarlyViewer
          id={earlyViewerId}
          outfit={outfit}
          sizes={PLATE_SIZES}
          onOpenAtHydration={() => opener.current?.click()}
        />
      )}
    </div>
  );
}

/** Says what a press does, so it has no state of its own. */
function SpotsToggle() {
  const areShown = itemsShown.use() === "on";
  return (
    <button
      type="button"
      onClick={() => itemsShown.choose(areShown ? "off" : "on")}
      className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2 bg-paper/90 px-3.5 text-caption transition-colors duration-calm hover:bg-ink hover:text-paper"
    >
      <span
        aria-hidden="true"
        className="size-2.5 rounded-pill border border-current bg-current pieces-off:bg-transparent"
      />
      {/* The document does not know the choice, which CSS does. */}
      <span className="pieces-off:hidden">{messages.hideSpots}</span>
      <span className="hidden pieces-off:inline">{messages.showSpots}</span>
    </button>
  );
}
