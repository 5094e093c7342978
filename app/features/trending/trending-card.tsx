import { Eye, Heart, MessageCircle, TrendingUp } from "lucide";
import type { ComponentProps } from "react";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { ratedByStylist } from "#app/entities/outfit/messages.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { StyledBy } from "#app/entities/outfit/styled-by.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { CARD_GRID, LEAD_GRID, LEAD_PICTURE, LEAD_TEXT } from "#app/features/trending/chart-grid.ts";
import * as messages from "#app/features/trending/messages.ts";
import { rankTone } from "#app/features/trending/rank.ts";
import { Badge } from "#app/ui/badge.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { groupDigits } from "#contract/values/money.ts";

interface TrendingCardProps {
  outfit: TrendingOutfit;
  /** Counted from 1. */
  rank: number;
  /** Props that make the picture's button open the viewer. */
  opener: ComponentProps<"button">;
}

const CARD_SIZES = "(min-width: 96rem) 27rem, (min-width: 40rem) 30vw, (min-resolution: 2.5dppx) 24vw, 40vw";

/**
 * The picture opens the viewer, the rest of the card leads to the outfit. A line of a chart on phones.
 */
export function TrendingCard({ outfit, rank, opener }: TrendingCardProps) {
  return (
    <OutfitPreview
      className={CARD_GRID}
      pictureClassName="self-start"
      picture={<TrendingPicture outfit={outfit} sizes={CARD_SIZES} opener={opener} />}
      badge={<RankBadge rank={rank} />}
      save={<SaveButton outfit={outfit} />}
    >
      <div className="flex flex-col gap-3 sm:mt-4">
        <TrendingTags type={outfit.type} />
        <div>
          <Eyebrow>{SECTION_LABELS[outfit.section]}</Eyebrow>
          <h3 className="mt-1 font-display text-title">
            <CardLink to={`/outfit/${outfit._id}`}>{CATEGORY_LABELS[outfit.category]}</CardLink>
          </h3>
          <OutfitSubtitle className="mt-1">{outfit.subtitle}</OutfitSubtitle>
          <StyledBy stylist={outfit.stylist} className="mt-1" />
        </div>
        <div className="flex flex-col gap-1.5 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4">
          <Price rupees={outfit.totalPrice} />
          <StylistsRating value={outfit.rateLook} />
        </div>
        <div className="mt-auto border-line border-t pt-3">
          <TrendingFigures outfit={outfit} />
        </div>
      </div>
    </OutfitPreview>
  );
}

const LEAD_SIZES = "(min-width: 40rem) 44vw, (min-resolution: 2.5dppx) 54vw, 90vw";

/** The most viewed outfit as a large card, whose picture fits the screen. */
export function TrendingLead({ outfit, rank, opener }: TrendingCardProps) {
  return (
    <OutfitPreview
      className={LEAD_GRID}
      pictureClassName={LEAD_PICTURE}
      picture={<TrendingPicture outfit={outfit} sizes={LEAD_SIZES} opener={opener} priority />}
      badge={<RankBadge rank={rank} large />}
      save={<SaveButton outfit={outfit} />}
    >
      <div className={classNames("flex flex-col justify-center gap-5 lg:gap-7", LEAD_TEXT)}>
        <TrendingTags type={outfit.type} />
        <div>
          <Eyebrow>{SECTION_LABELS[outfit.section]}</Eyebrow>
          <h3 className="mt-3 font-display text-display-l">
            <CardLink to={`/outfit/${outfit._id}`}>{CATEGORY_LABELS[outfit.category]}</CardLink>
          </h3>
          <OutfitSubtitle size="lead" className="mt-2">
            {outfit.subtitle}
          </OutfitSubtitle>
          <StyledBy stylist={outfit.stylist} className="mt-2" />
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Price rupees={outfit.totalPrice} size="title" />
          <StylistsRating value={outfit.rateLook} />
        </div>
        <Figures
          look="table"
          figures={[
            { label: messages.figures.views, value: groupDigits(outfit.numberOfClicks) },
            { label: messages.figures.likes, value: groupDigits(outfit.numberOfLikes) },
            { label: messages.figures.comments, value: groupDigits(outfit.numberOfComments) },
          ]}
        />
      </div>
    </OutfitPreview>
  );
}

/** Nothing for an outfit that no stylist has rated. */
function StylistsRating({ value }: { value: number }) {
  return value > 0 && <Rating value={value} label={ratedByStylist(value)} />;
}

interface TrendingPictureProps {
  outfit: TrendingOutfit;
  sizes: string;
  priority?: boolean;
  opener: ComponentProps<"button">;
}

/** A button above the card's link. */
function TrendingPicture({ outfit, sizes, priority, opener }: TrendingPictureProps) {
  return (
    <button
      type="button"
      {...opener}
      className="relative z-raised block w-full cursor-zoom-in overflow-hidden focus-visible:-outline-offset-4"
    >
      <span className="sr-only">{messages.viewFullSize}</span>
      <OutfitPicture outfit={outfit} sizes={sizes} priority={priority} hoverZoom />
    </button>
  );
}

function RankBadge({ rank, large }: { rank: number; large?: boolean | undefined }) {
  return (
    <Badge tone={rankTone(rank)} size={large ? "lead" : "large"}>
      <span className="sr-only">{messages.rank}</span>
      <span>{`#${rank}`}</span>
    </Badge>
  );
}

function TrendingTags({ type }: Pick<TrendingOutfit, "type">) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="ink">
        <Icon of={TrendingUp} size="tiny" weight="bold" />
        {messages.trending}
      </Badge>
      <TypeBadge type={type} />
    </span>
  );
}

function TrendingFigures({ outfit }: { outfit: TrendingOutfit }) {
  const figures = [
    { label: messages.smallFigures.likes, count: outfit.numberOfLikes, drawing: Heart },
    { label: messages.smallFigures.comments, count: outfit.numberOfComments, drawing: MessageCircle },
    { label: messages.smallFigures.views, count: outfit.numberOfClicks, drawing: Eye },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
      {figures.map(({ label, count, drawing }) => (
        <li key={label} className="inline-flex items-center gap-1.5 tabular-nums">
          <Icon of={drawing} size="small" />
          <span>{`${groupDigits(count)} `}</span>
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  );
}
