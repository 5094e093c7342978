import Heart from "lucide-react/icons/heart";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { trendingCard } from "#app/features/home/trending-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

interface HomeTrendingCardProps {
  outfit: TrendingOutfit;
  position: number;
}

/** One outfit of the home page's trending section; all of it leads to the outfit. */
export function HomeTrendingCard({ outfit, position }: HomeTrendingCardProps) {
  const card = trendingCard(outfit, position);
  const to = `/outfit/${card.id}`;
  return (
    <article className="group relative flex flex-col">
      <div className="relative overflow-hidden">
        <OutfitPicture
          outfit={outfit}
          gradient={card.gradient}
          sizes="(min-width: 96rem) 27rem, (min-width: 48rem) 30vw, (min-width: 40rem) 45vw, (min-resolution: 2.5dppx) 54vw, 90vw"
          hoverZoom
        />
        <div className="absolute inset-x-0 top-0 flex items-start justify-between gap-2">
          <Badge>{card.badge}</Badge>
          <TypeBadge type={outfit.type} />
        </div>
        <SaveButton outfit={outfit} className="absolute right-0 bottom-0 z-raised" />
      </div>
      <div className="mt-5 flex items-center justify-between gap-4">
        <Eyebrow>{card.categoryLabel}</Eyebrow>
        <p className="inline-flex items-center gap-1.5 text-ink-soft text-small tabular-nums">
          <Heart aria-hidden="true" className="size-4 stroke-[1.5]" />
          <span>{groupDigits(card.likes)}</span>
          <span className="sr-only">likes</span>
        </p>
      </div>
      <div className="mt-1.5 mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-title">
          <Link to={to} className="card-link">
            {card.title}
          </Link>
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
    </article>
  );
}
