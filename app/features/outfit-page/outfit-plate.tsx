import { Maximize2 } from "lucide";
import { useId, useRef } from "react";
import { itemsShown } from "#app/entities/outfit/outfit-choices.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { showItem } from "#app/features/outfit-page/items/show-item.ts";
import { spotPosition } from "#app/features/outfit-page/items/spot-position.ts";
import * as messages from "#app/features/outfit-page/messages.ts";
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
        <span className="sr-only">{messages.viewFullSize}</span>
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
          <SpotsToggle />
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

/** The items' numbers at their spots; pressing one shows the item in the list. */
function ItemSpots({ outfit }: { outfit: Outfit }) {
  return outfit.items.map(
    ({ itemId, itemName, spot }, index) =>
      spot && (
        <button
          key={itemId}
          type="button"
          data-spot={index + 1}
          aria-label={messages.spotOnPicture(index + 1, itemName)}
          onClick={() => showItem("item", index + 1)}
          style={spotPosition(spot, outfit)}
          className="-translate-1/2 absolute size-7 touch-manipulation rounded-pill bg-paper text-caption text-ink shadow-raised transition-colors after:absolute after:-inset-1.5 hover:bg-ink hover:text-paper focus:bg-ink focus:text-paper pieces-off:hidden"
        >
          {index + 1}
        </button>
      ),
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
