import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { OutfitPicture } from "#app/features/outfits/components/outfit-picture.tsx";
import { TypeBadge } from "#app/features/outfits/components/type-badge.tsx";
import { itemCount } from "#app/features/outfits/listing/card-text.ts";
import type { OutfitEntryProps } from "#app/features/outfits/listing/outfit-card.tsx";
import { OutfitFigures } from "#app/features/outfits/listing/outfit-figures.tsx";
import { OutfitLink } from "#app/features/outfits/listing/outfit-link.tsx";
import { OutfitTags } from "#app/features/outfits/listing/outfit-tags.tsx";
import { ZoomButton } from "#app/features/outfits/listing/zoom-button.tsx";
import { SaveSlot } from "#app/lib/save-slot.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";

const SIZES = "(min-width: 64rem) 15rem, (min-width: 40rem) 13rem, 35vw";

const PLACES = classNames(
  "grid grid-cols-[38%_minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto] gap-x-4",
  "[grid-template-areas:'picture_head'_'picture_price'_'picture_meta'_'story_story']",
  "sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr_auto] sm:gap-x-8",
  "sm:[grid-template-areas:'picture_head'_'picture_price'_'picture_story'_'picture_meta']",
  "lg:grid-cols-[15rem_minmax(0,1fr)_13rem] lg:grid-rows-[auto_1fr_auto] lg:gap-x-14",
  "lg:[grid-template-areas:'picture_head_price'_'picture_story_price'_'picture_meta_action']",
);

/** An outfit in the list: picture, description and price. */
export function OutfitRow({ outfit, priority, zoom }: OutfitEntryProps) {
  return (
    <article className={classNames("group relative", PLACES)}>
      <div className="relative self-start overflow-hidden [grid-area:picture]">
        <OutfitPicture outfit={outfit} sizes={SIZES} priority={priority} hoverZoom />
      </div>
      <div className="min-w-0 [grid-area:head]">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold text-eyebrow text-ink-soft uppercase">{outfit.section}</p>
          <TypeBadge type={outfit.type} />
        </div>
        <h2 className="mt-1 font-display text-subtitle leading-[1.15] sm:mt-2 sm:text-display-s">
          <OutfitLink outfit={outfit} />
        </h2>
      </div>
      <p className="mt-1.5 flex flex-wrap content-start items-baseline gap-x-3 text-caption text-ink-soft [grid-area:price] sm:mt-3 lg:mt-0 lg:grid lg:justify-items-end lg:gap-1">
        <Price rupees={outfit.totalPrice} size="row" />
        {itemCount(outfit.numberOfItems)}
      </p>
      <div className="mt-4 grid content-start gap-2.5 [grid-area:story] sm:gap-4 lg:mt-5">
        {outfit.description && (
          <p dir="auto" className="line-clamp-3 max-w-[60ch] text-ink-soft text-small lg:text-body">
            {outfit.description}
          </p>
        )}
        <OutfitTags tags={outfit.tags} />
      </div>
      <div className="mt-1.5 flex flex-wrap content-start items-center gap-x-5 gap-y-1.5 [grid-area:meta] sm:mt-5">
        <Rating value={outfit.rateLook} />
        <OutfitFigures outfit={outfit} />
      </div>
      <span
        aria-hidden="true"
        className="hidden items-center gap-1.5 self-end justify-self-end font-medium text-small transition-colors duration-calm [grid-area:action] group-hover:text-accent lg:inline-flex"
      >
        View outfit
        <ArrowUpRight className="size-4 stroke-[1.75]" />
      </span>
      <ZoomButton
        {...zoom}
        aria-label={`View full size: ${outfit.category}, ${outfit.section}`}
        className="z-raised self-start justify-self-end [grid-area:picture]"
      />
      <SaveSlot outfit={outfit} className="z-raised self-end justify-self-end [grid-area:picture]" />
    </article>
  );
}
