import type { ComponentProps } from "react";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { CARD_GRID } from "#app/features/trending/chart-grid.ts";
import { RankBadge, TrendingTags } from "#app/features/trending/trending-badges.tsx";
import { TrendingFigures } from "#app/features/trending/trending-figures.tsx";
import { TrendingPicture } from "#app/features/trending/trending-picture.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

export interface TrendingCardProps {
  outfit: TrendingOutfit;
  /** Counted from 1. */
  rank: number;
  /** Makes the picture's button open the full-size viewer. */
  opener: ComponentProps<"button">;
}

const SIZES = "(min-width: 96rem) 27rem, (min-width: 40rem) 30vw, (min-resolution: 2.5dppx) 24vw, 40vw";

/**
 * One of the most viewed outfits: all of it leads to the outfit, its picture to the viewer. A line of a
 * chart on phones.
 */
export function TrendingCard({ outfit, rank, opener }: TrendingCardProps) {
  return (
    <OutfitPreview
      className={CARD_GRID}
      picture={<TrendingPicture outfit={outfit} sizes={SIZES} opener={opener} />}
      badge={<RankBadge rank={rank} />}
      save={<SaveButton outfit={outfit} />}
    >
      <div className="flex flex-col gap-3 sm:mt-4">
        <TrendingTags type={outfit.type} />
        <div>
          <Eyebrow>{outfit.section}</Eyebrow>
          <h3 className="mt-1 font-display text-title">
            <CardLink to={`/outfit/${outfit._id}`}>{outfit.category}</CardLink>
          </h3>
        </div>
        <div className="flex flex-col gap-1.5 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4">
          <Price rupees={outfit.totalPrice} />
          <Rating value={outfit.rateLook} />
        </div>
        <div className="mt-auto border-line border-t pt-3">
          <TrendingFigures outfit={outfit} />
        </div>
      </div>
    </OutfitPreview>
  );
}
