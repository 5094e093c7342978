import type { ComponentProps } from "react";
import { OutfitPicture } from "#app/features/outfits/components/outfit-picture.tsx";
import { TypeBadge } from "#app/features/outfits/components/type-badge.tsx";
import { itemCount } from "#app/features/outfits/listing/card-text.ts";
import { OutfitFigures } from "#app/features/outfits/listing/outfit-figures.tsx";
import { OutfitLink } from "#app/features/outfits/listing/outfit-link.tsx";
import { OutfitTags } from "#app/features/outfits/listing/outfit-tags.tsx";
import { ShortRating } from "#app/features/outfits/listing/short-rating.tsx";
import { ZoomButton } from "#app/features/outfits/listing/zoom-button.tsx";
import { SaveSlot } from "#app/lib/save-slot.tsx";
import { Price } from "#app/ui/price.tsx";
import type { OutfitSummary } from "#contract/outfit.ts";

export interface OutfitEntryProps {
  outfit: OutfitSummary;
  /** In the first view of the screen. */
  priority: boolean;
  /** What makes a button open the viewer. */
  zoom: ComponentProps<"button">;
}

const SIZES =
  "(min-width: 96rem) 20.5rem, (min-width: 80rem) 21vw, (min-width: 48rem) 29vw, (min-resolution: 2.5dppx) 27vw, 45vw";

/** An outfit in the grid; a subgrid aligns its lines with its neighbours'. */
export function OutfitCard({ outfit, priority, zoom }: OutfitEntryProps) {
  return (
    <article className="group relative row-span-4 grid grid-rows-subgrid content-start gap-y-0 pb-9 sm:pb-12">
      <div className="relative">
        <OutfitPicture outfit={outfit} sizes={SIZES} priority={priority} hoverZoom />
        <SaveSlot outfit={outfit} className="absolute right-0 bottom-0 z-raised" />
      </div>
      <div className="mt-3 flex items-center justify-between gap-2 sm:mt-4">
        <p className="font-semibold text-eyebrow text-ink-soft uppercase">{outfit.section}</p>
        <ShortRating value={outfit.rateLook} />
      </div>
      <h2 className="mt-1 font-display text-subtitle leading-[1.2]">
        <OutfitLink outfit={outfit} />
      </h2>
      <div className="mt-1.5 grid content-start gap-1 sm:mt-2 sm:gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-caption text-ink-soft">
          <Price rupees={outfit.totalPrice} size="card" />
          {itemCount(outfit.numberOfItems)}
        </p>
        <OutfitFigures outfit={outfit} />
        <OutfitTags tags={outfit.tags} />
      </div>
      <TypeBadge type={outfit.type} className="pointer-events-none absolute top-0 left-0" />
      <ZoomButton
        {...zoom}
        aria-label={`View full size: ${outfit.category}, ${outfit.section}`}
        className="absolute top-0 right-0 z-raised"
      />
    </article>
  );
}
