import Maximize2 from "lucide-react/icons/maximize-2";
import { OutfitPicture } from "#app/features/outfits/components/outfit-picture.tsx";
import { TypeBadge } from "#app/features/outfits/components/type-badge.tsx";
import { useOutfitViewer } from "#app/features/outfits/viewer/use-outfit-viewer.tsx";
import type { Outfit } from "#contract/outfit.ts";

const SIZES = "(min-width: 48rem) 44vw, 100vw";

/** The picture that leads the spread; a click shows it full size. */
export function OutfitPlate({ outfit }: { outfit: Outfit }) {
  const { openerProps, viewer } = useOutfitViewer();
  return (
    <div className="relative">
      <button
        type="button"
        {...openerProps(outfit)}
        className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <span className="sr-only">View full size: </span>
        <OutfitPicture outfit={outfit} sizes={SIZES} priority />
        <span
          aria-hidden="true"
          className="absolute right-4 bottom-4 inline-flex size-11 items-center justify-center bg-paper/90 transition-colors duration-calm group-hover:bg-ink group-hover:text-paper"
        >
          <Maximize2 className="size-4.5 stroke-[1.5]" />
        </span>
      </button>
      <TypeBadge type={outfit.type} className="absolute top-0 left-0" />
      {viewer}
    </div>
  );
}
