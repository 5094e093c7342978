import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide";
import { TRENDING_SECTION } from "#app/content/home-content.ts";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { NoTrending } from "#app/entities/outfit/no-trending.tsx";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { StyledBy } from "#app/entities/outfit/styled-by.tsx";
import { trendingQuery } from "#app/entities/outfit/trending-query.ts";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import * as messages from "#app/features/home/messages.ts";
import { trendingCard } from "#app/features/home/trending-text.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TRENDING_LIMIT_HOME, TRENDING_SKELETONS } from "#contract/limits.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { groupDigits } from "#contract/values/money.ts";

interface HomeTrendingSectionProps {
  /** Undefined while they load, none when they could not be fetched. */
  outfits: TrendingOutfit[] | undefined;
  /** Fetches them again; defined when they could not be fetched. */
  retry: (() => void) | undefined;
}

export function useHomeTrending(): HomeTrendingSectionProps {
  const { data, isError, refetch } = useQuery(trendingQuery(browserApi, TRENDING_LIMIT_HOME));
  const failedInDocument = useDocumentFailure() !== null;
  const failed = !data && (isError || failedInDocument);
  return {
    outfits: data?.trendingOutfits ?? (failed ? [] : undefined),
    retry: failed ? () => void refetch() : undefined,
  };
}

const GRID = "grid gap-x-6 gap-y-14 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-10";

export function HomeTrendingSection({ outfits, retry }: HomeTrendingSectionProps) {
  return (
    <Container as="section" space="medium">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-14">
        <div>
          <Eyebrow tone="accent">{TRENDING_SECTION.eyebrow}</Eyebrow>
          <h2 className="mt-3 font-display text-display-m">{TRENDING_SECTION.title}</h2>
        </div>
        <p className="max-w-note text-ink-soft text-small lg:text-right">{TRENDING_SECTION.text}</p>
      </header>
      <TrendingOutfits outfits={outfits} retry={retry} />
      <div className="mt-14 flex justify-center lg:mt-20">
        <ButtonLink to="/trending" size="large">
          {TRENDING_SECTION.more}
        </ButtonLink>
      </div>
    </Container>
  );
}

function TrendingOutfits({ outfits, retry }: HomeTrendingSectionProps) {
  if (!outfits) {
    return (
      <div role="status" className={GRID}>
        <span className="sr-only">{messages.loadingTrending}</span>
        {Array.from({ length: TRENDING_SKELETONS }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          <OutfitCardSkeleton key={position} />
        ))}
      </div>
    );
  }
  if (outfits.length === 0) return <NoTrending retry={retry} />;
  return (
    <ul className={GRID}>
      {outfits.map((outfit, position) => (
        <li key={outfit._id} className="grid">
          <HomeTrendingCard outfit={outfit} position={position} />
        </li>
      ))}
    </ul>
  );
}

const SIZES =
  "(min-width: 96rem) 27rem, (min-width: 48rem) 30vw, (min-width: 40rem) 45vw, (min-resolution: 2.5dppx) 54vw, 90vw";

interface HomeTrendingCardProps {
  outfit: TrendingOutfit;
  position: number;
}

/** One outfit of the home page's trending section; all of it leads to the outfit. */
function HomeTrendingCard({ outfit, position }: HomeTrendingCardProps) {
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
          <span aria-hidden="true">{groupDigits(card.likes)}</span>
          <span className="sr-only">{messages.likes(card.likes)}</span>
        </p>
      </div>
      <div className="mt-1.5 mb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-display text-title">
            <CardLink to={to}>{card.title}</CardLink>
          </h3>
          <p className="font-medium tabular-nums">{card.price}</p>
        </div>
        <OutfitSubtitle size="small" className="mt-1">
          {outfit.subtitle}
        </OutfitSubtitle>
        <StyledBy stylist={outfit.stylist} className="mt-1" />
      </div>
      <ButtonLink
        to={to}
        variant="secondary"
        wide
        className="relative mt-auto"
        aria-label={messages.getLookOf(card)}
      >
        {messages.getLook}
      </ButtonLink>
    </OutfitPreview>
  );
}

function OutfitCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-5 h-4 w-1/3" />
      <Skeleton className="mt-3 h-7 w-2/3" />
      <Skeleton className="mt-5 h-12" />
    </div>
  );
}
