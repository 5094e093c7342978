import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { LEAD_GRID, LEAD_PICTURE, LEAD_TEXT } from "#app/features/trending/chart-grid.ts";
import { RankBadge, TrendingTags } from "#app/features/trending/trending-badges.tsx";
import type { TrendingCardProps } from "#app/features/trending/trending-card.tsx";
import { TrendingPicture } from "#app/features/trending/trending-picture.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { groupDigits } from "#contract/values/money.ts";

const SIZES = "(min-width: 40rem) 44vw, (min-resolution: 2.5dppx) 54vw, 90vw";

/** The most viewed outfit as a large card, whose picture fits the screen. */
export function TrendingLead({ outfit, rank, opener }: TrendingCardProps) {
  return (
    <OutfitPreview
      className={LEAD_GRID}
      pictureClassName={LEAD_PICTURE}
      picture={<TrendingPicture outfit={outfit} sizes={SIZES} opener={opener} priority />}
      badge={<RankBadge rank={rank} large />}
      save={<SaveButton outfit={outfit} />}
    >
      <div className={classNames("flex flex-col justify-center gap-5 lg:gap-7", LEAD_TEXT)}>
        <TrendingTags type={outfit.type} />
        <div>
          <Eyebrow>{outfit.section}</Eyebrow>
          <h3 className="mt-3 font-display text-display-l">
            <CardLink to={`/outfit/${outfit._id}`}>{outfit.category}</CardLink>
          </h3>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Price rupees={outfit.totalPrice} size="title" />
          <Rating value={outfit.rateLook} />
        </div>
        <Figures
          look="table"
          figures={[
            { label: "Views", value: groupDigits(outfit.numberOfClicks) },
            { label: "Likes", value: groupDigits(outfit.numberOfLikes) },
            { label: "Comments", value: groupDigits(outfit.numberOfComments) },
          ]}
        />
      </div>
    </OutfitPreview>
  );
}
