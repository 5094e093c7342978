import Heart from "lucide-react/icons/heart";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { trendingCard } from "#app/features/home/trending-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

const SIZES =
  "(min-width: 96rem) 27rem, (min-width: 48rem) 30vw, (min-width: 40rem) 45vw, (min-resolution: 2.5dppx) 54vw, 90vw";

interface HomeTrendingCardProps {
  outfit: TrendingOutfit;
  position: number;
}

/** One outfit of the home page's trending section; all of it leads to the outfit. */
export function HomeTrendingCard({ outfit, position }: HomeTrendingCardProps) {
  const card = trendingCard(outfit, position);
  const to = `/outfit/${card.id}`;
  return (
    <OutfitPreview
      className="flex flex-col"
      picture={<OutfitPicture outfit={outfit} gradient={card.gradient} sizes={SIZES} hoverZoom />}
      badge={
        <>
          <Badge>{card.badge}</Badge>
          <TypeBadge type={outfit.type} />
        </>
      }
      save={<SaveButton outfit={outfit} />}
    >
      <div className="mt-5 flex items-center justify-between gap-4">
        <Eyebrow>{card.categoryLabel}</Eyebrow>
        <p className="inline-flex items-center gap-1.5 text-ink-soft text-small tabular-nums">
          <Icon of={Heart} size="small" />
          <span>{groupDigits(card.likes)}</span>
          <span className="sr-only">likes</span>
        </p>
      </div>
      <div className="mt-1.5 mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-title">
          <CardLink to={to}>{card.title}</CardLink>
        </h3>
        <p className="font-medium tabular-nums">{card.price}</p>
      </div>
      <ButtonLink
        to={to}
        variant="secondary"
        wide
        className="relative mt-auto"
        aria-label={`Get Complete Look: ${card.title}, ${card.categoryLabel}`}
      >
        Get Complete Look
      </ButtonLink>
    </OutfitPreview>
  );
}
