import { HomeTrendingCard } from "#app/features/home/home-trending-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TRENDING_SKELETONS } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

interface HomeTrendingSectionProps {
  copy: { eyebrow: string; title: string; text: string; more: string };
  /** Undefined while they load. */
  outfits: TrendingOutfit[] | undefined;
  /** Fetches them again; defined when they could not be fetched. */
  retry: (() => void) | undefined;
}

const GRID = "grid gap-x-6 gap-y-14 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-10";

/** The outfits most looked at, on the home page. */
export function HomeTrendingSection({ copy, outfits, retry }: HomeTrendingSectionProps) {
  return (
    <Container as="section" space="medium">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-14">
        <div>
          <Eyebrow tone="accent">{copy.eyebrow}</Eyebrow>
          <h2 className="mt-3 font-display text-display-m">{copy.title}</h2>
        </div>
        <p className="max-w-note text-ink-soft text-small lg:text-right">{copy.text}</p>
      </header>
      <TrendingOutfits outfits={outfits} retry={retry} />
      <div className="mt-14 flex justify-center lg:mt-20">
        <ButtonLink to="/trending" size="large">
          {copy.more}
        </ButtonLink>
      </div>
    </Container>
  );
}

function TrendingOutfits({ outfits, retry }: Omit<HomeTrendingSectionProps, "copy">) {
  if (!outfits) {
    return (
      <div role="status" className={GRID}>
        <span className="sr-only">Loading trending outfits</span>
        {Array.from({ length: TRENDING_SKELETONS }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          <OutfitCardSkeleton key={position} />
        ))}
      </div>
    );
  }
  if (outfits.length === 0) {
    return (
      <EmptyState
        level="h3"
        title={OUTFIT_MESSAGES.trendingEmptyTitle}
        text={OUTFIT_MESSAGES.trendingEmptyText}
        action={retry && <LoadFailure text={OUTFIT_MESSAGES.trendingFailed} onRetry={retry} />}
      />
    );
  }
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

/** The shape of an outfit card while it loads. */
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
