import type { ReactNode } from "react";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { outfitFor } from "#app/entities/outfit/messages.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { OutfitCaption, OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Price } from "#app/ui/price.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

/** A no-break space, so that an empty line keeps its height. */
const NOTHING = "\u00a0";

interface OutfitRailProps {
  outfits: readonly OutfitSummary[];
  /** The number of skeletons to show while outfits are fetched. */
  loading?: number;
}

/**
 * Outfits side by side; where they do not fit, they are scrolled sideways. The padding has room for the
 * outline of a focused card.
 */
export function OutfitRail({ outfits, loading = 0 }: OutfitRailProps) {
  return (
    <ul className="-m-2 grid auto-cols-rail grid-flow-col gap-x-3 overflow-x-auto overscroll-x-contain p-2 sm:gap-x-6">
      {outfits.map((outfit) => (
        <li key={outfit._id}>
          <RelatedCard outfit={outfit} />
        </li>
      ))}
      {Array.from({ length: loading }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
        <li key={position}>
          <Skeleton className="aspect-3/4" />
          <OutfitCaption section={NOTHING} level="p" title={NOTHING} subtitle={NOTHING} price={NOTHING} />
        </li>
      ))}
    </ul>
  );
}

interface OutfitRailSectionProps extends OutfitRailProps {
  /** Of the heading, unique in the page. */
  titleId: string;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Renders nothing without outfits. */
export function OutfitRailSection({
  outfits,
  loading = 0,
  titleId,
  title,
  text,
  action,
}: OutfitRailSectionProps) {
  if (outfits.length + loading === 0) return null;
  return (
    <Container as="section" space="small" labelledBy={titleId}>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id={titleId} className="font-display text-display-s">
            {title}
          </h2>
          {text && <p className="mt-2 max-w-text text-ink-soft text-small">{text}</p>}
        </div>
        {action}
      </header>
      <OutfitRail outfits={outfits} loading={loading} />
    </Container>
  );
}

const SIZES = "(min-width: 80rem) 15vw, (min-width: 64rem) 21vw, (min-width: 40rem) 29vw, 44vw";

function RelatedCard({ outfit }: { outfit: OutfitSummary }) {
  return (
    <OutfitPreview
      picture={<OutfitPicture outfit={outfit} sizes={SIZES} hoverZoom />}
      badge={<TypeBadge type={outfit.type} />}
      save={<SaveButton outfit={outfit} />}
    >
      <OutfitCaption
        section={SECTION_LABELS[outfit.section]}
        level="h3"
        title={
          <CardLink to={`/outfit/${outfit._id}`}>
            <span>{CATEGORY_LABELS[outfit.category]}</span>
            <span className="sr-only">{` ${outfitFor(outfit)}`}</span>
          </CardLink>
        }
        subtitle={outfit.subtitle}
        stylist={outfit.stylist}
        price={<Price rupees={outfit.totalPrice} size="small" />}
      />
    </OutfitPreview>
  );
}
