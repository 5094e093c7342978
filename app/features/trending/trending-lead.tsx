import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { LEAD_GRID, LEAD_PICTURE, LEAD_TEXT } from "#app/features/trending/chart-grid.ts";
import { RankBadge, TrendingTags } from "#app/features/trending/trending-badges.tsx";
import type { TrendingCardProps } from "#app/features/trending/trending-card.tsx";
import { TrendingPicture } from "#app/features/trending/trending-picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

const SIZES = "(min-width: 40rem) 44vw, (min-resolution: 2.5dppx) 54vw, 90vw";

/** The most viewed outfit as a large card, whose picture fits the screen. */
export function TrendingLead({ outfit, rank, opener }: TrendingCardProps) {
  return (
    <article className={classNames("group relative", LEAD_GRID)}>
      <div className={classNames("relative", LEAD_PICTURE)}>
        <TrendingPicture outfit={outfit} sizes={SIZES} opener={opener} priority />
        <div className="pointer-events-none absolute top-0 left-0 z-raised">
          <RankBadge rank={rank} large />
        </div>
        <SaveButton outfit={outfit} className="absolute right-0 bottom-0 z-raised" />
      </div>
      <div className={classNames("flex flex-col justify-center gap-5 lg:gap-7", LEAD_TEXT)}>
        <TrendingTags type={outfit.type} />
        <div>
          <Eyebrow>{outfit.section}</Eyebrow>
          <h3 className="mt-3 font-display text-display-l">
            <Link to={`/outfit/${outfit._id}`} className="card-link">
              {outfit.category}
            </Link>
          </h3>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Price rupees={outfit.totalPrice} size="title" />
          <Rating value={outfit.rateLook} />
        </div>
        <LeadFigures outfit={outfit} />
      </div>
    </article>
  );
}

function LeadFigures({ outfit }: { outfit: TrendingOutfit }) {
  const figures = [
    { label: "Views", count: outfit.numberOfClicks },
    { label: "Likes", count: outfit.numberOfLikes },
    { label: "Comments", count: outfit.numberOfComments },
  ];
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] border-line border-y sm:grid-cols-3">
      {figures.map(({ label, count }) => (
        <div key={label} className="border-line py-4 not-first:border-l not-first:pl-4 lg:not-first:pl-6">
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="mt-0.5 text-title tabular-nums">{groupDigits(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
