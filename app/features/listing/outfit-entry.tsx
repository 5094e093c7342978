import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ComponentProps } from "react";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { itemCount } from "#app/features/listing/card-text.ts";
import { OutfitFigures } from "#app/features/listing/outfit-figures.tsx";
import { OutfitLink } from "#app/features/listing/outfit-link.tsx";
import { OutfitTags } from "#app/features/listing/outfit-tags.tsx";
import { ShortRating } from "#app/features/listing/short-rating.tsx";
import { ZoomButton } from "#app/features/listing/zoom-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

interface OutfitEntryProps {
  outfit: OutfitSummary;
  /** In the first view of the screen. */
  priority: boolean;
  /** What makes a button open the viewer. */
  zoom: ComponentProps<"button">;
}

const SIZES =
  "(min-width: 96rem) 20.5rem, (min-width: 80rem) 21vw, (min-width: 48rem) 29vw, (min-resolution: 2.5dppx) 27vw, 45vw";

const CARD = "row-span-4 grid grid-rows-subgrid content-start gap-y-0 pb-9 sm:pb-12";
const ROW = classNames(
  "list-view:grid-cols-entry list-view:grid-rows-[auto_auto_auto_1fr_auto] list-view:gap-x-4 list-view:pb-0",
  "list-view:[grid-template-areas:'picture_section'_'picture_title'_'picture_price'_'picture_meta'_'story_story']",
  "sm:list-view:gap-x-8",
  "sm:list-view:[grid-template-areas:'picture_section'_'picture_title'_'picture_price'_'picture_story'_'picture_meta']",
  "lg:list-view:grid-rows-[auto_auto_1fr_auto] lg:list-view:gap-x-14",
  "lg:list-view:[grid-template-areas:'picture_section_price'_'picture_title_price'_'picture_story_price'_'picture_meta_action']",
);

/**
 * An outfit in the listing: in the grid a card, whose lines a subgrid aligns with its neighbours'; in the
 * list a row with its description. Both are one element, so that a list is one from the first paint, before
 * the scripts are there.
 */
export function OutfitEntry({ outfit, priority, zoom }: OutfitEntryProps) {
  return (
    <article className={classNames("group relative", CARD, ROW)}>
      <div className="relative list-view:self-start list-view:[grid-area:picture]">
        <OutfitPicture outfit={outfit} sizes={SIZES} priority={priority} hoverZoom />
        <SaveButton outfit={outfit} className="absolute right-0 bottom-0 z-raised" />
      </div>
      <div className="mt-3 flex items-center justify-between gap-x-3 gap-y-1 sm:mt-4 list-view:mt-0 list-view:flex-wrap list-view:[grid-area:section] lg:list-view:justify-start">
        <p className="font-semibold text-eyebrow text-ink-soft uppercase">{outfit.section}</p>
        <ShortRating value={outfit.rateLook} />
      </div>
      <h2 className="mt-1 font-display text-subtitle list-view:[grid-area:title] sm:list-view:mt-2 sm:list-view:text-display-s">
        <OutfitLink outfit={outfit} />
      </h2>
      <div className="mt-1.5 grid content-start gap-1 sm:mt-2 sm:gap-1.5 list-view:contents">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-caption text-ink-soft list-view:mt-1.5 list-view:[grid-area:price] sm:list-view:mt-3 lg:list-view:mt-0 lg:list-view:grid lg:list-view:content-start lg:list-view:justify-items-end lg:list-view:gap-1">
          <span className="text-ink text-small sm:text-body list-view:text-body sm:list-view:text-lead lg:list-view:text-title">
            <Price rupees={outfit.totalPrice} />
          </span>
          <span>{itemCount(outfit.numberOfItems)}</span>
        </p>
        <div className="list-view:mt-1.5 list-view:[grid-area:meta] sm:list-view:mt-5">
          <OutfitFigures outfit={outfit} />
        </div>
        <div className="grid min-w-0 content-start list-view:mt-4 list-view:gap-2.5 list-view:[grid-area:story] sm:list-view:gap-4 lg:list-view:mt-5">
          {outfit.description && (
            <p
              dir="auto"
              className="hidden max-w-text text-ink-soft text-small list-view:line-clamp-3 lg:text-body"
            >
              {outfit.description}
            </p>
          )}
          <OutfitTags tags={outfit.tags} />
        </div>
      </div>
      <span
        aria-hidden="true"
        className="hidden items-center gap-1.5 self-end justify-self-end font-medium text-small transition-colors duration-calm group-hover:text-accent lg:list-view:inline-flex lg:list-view:[grid-area:action]"
      >
        View outfit
        <Icon of={ArrowUpRight} size="small" />
      </span>
      <TypeBadge type={outfit.type} className="pointer-events-none absolute top-0 left-0" />
      <ZoomButton
        {...zoom}
        aria-label={`View full size: ${outfit.category}, ${outfit.section}`}
        className="absolute top-0 right-0 z-raised list-view:static list-view:self-start list-view:justify-self-end list-view:[grid-area:picture]"
      />
    </article>
  );
}
