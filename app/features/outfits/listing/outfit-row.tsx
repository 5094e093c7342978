import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { OutfitPicture } from "#app/features/outfits/components/outfit-picture.tsx";
import { TypeBadge } from "#app/features/outfits/components/type-badge.tsx";
import { itemCount } from "#app/features/outfits/listing/card-text.ts";
import type { OutfitEntryProps } from "#app/features/outfits/listing/outfit-card.tsx";
import { OutfitFigures } from "#app/features/outfits/listing/outfit-figures.tsx";
import { OutfitLink } from "#app/features/outfits/listing/outfit-link.tsx";
import { OutfitTags } from "#app/features/outfits/listing/outfit-tags.tsx";
import { ZoomButton } from "#app/features/outfits/listing/zoom-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";

const SIZES = "(min-width: 64rem) 16rem, (min-width: 40rem) 12rem, 34vw";

/** An outfit in the list: its picture, its story, and what it comes to. */
export function OutfitRow({ outfit, priority, zoom }: OutfitEntryProps) {
  return (
    <article className="group relative grid grid-cols-[34%_minmax(0,1fr)] gap-x-4 border-line border-t py-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-8 sm:py-8 lg:grid-cols-[16rem_minmax(0,1fr)_13rem] lg:gap-x-12 lg:py-10">
      <div className="relative row-span-2 self-start overflow-hidden lg:row-span-1">
        <OutfitPicture
          outfit={outfit}
          sizes={SIZES}
          priority={priority}
          imageClassName="transition-transform duration-[1200ms] ease-quiet group-hover:scale-[1.03]"
        />
        <ZoomButton
          {...zoom}
          aria-label={`View full size: ${outfit.category}, ${outfit.section}`}
          className="absolute top-0 right-0 z-10"
        />
      </div>
      <div className="min-w-0">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
          <p className="font-semibold text-eyebrow text-ink-soft uppercase">{outfit.section}</p>
          <TypeBadge type={outfit.type} />
        </div>
        <h2 className="mt-1 font-display text-[1.375rem] leading-[1.15] sm:mt-2 sm:text-display-s">
          <OutfitLink outfit={outfit} />
        </h2>
        {outfit.description && (
          <p className="mt-2 line-clamp-2 max-w-[62ch] text-ink-soft text-small sm:mt-4 sm:line-clamp-3 lg:text-body">
            {outfit.description}
          </p>
        )}
        <OutfitTags tags={outfit.tags} className="mt-2 sm:mt-4" />
      </div>
      <div className="mt-3 grid content-start gap-1.5 sm:mt-5 lg:mt-0 lg:justify-items-end lg:gap-3 lg:text-right">
        <p className="flex flex-wrap items-baseline gap-x-3 text-caption text-ink-soft lg:grid lg:justify-items-end lg:gap-1">
          <Price rupees={outfit.totalPrice} className="text-body text-ink sm:text-title lg:font-normal" />
          {itemCount(outfit.numberOfItems)}
        </p>
        <Rating value={outfit.rateLook} />
        <OutfitFigures outfit={outfit} />
        <span
          aria-hidden="true"
          className="mt-4 hidden items-center gap-1.5 font-medium text-small transition-colors duration-300 group-hover:text-accent lg:inline-flex"
        >
          View outfit
          <ArrowUpRight className="size-4 stroke-[1.75]" />
        </span>
      </div>
    </article>
  );
}
