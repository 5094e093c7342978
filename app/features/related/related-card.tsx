import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { outfitAlt } from "#app/entities/outfit/outfit-alt.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

const SIZES = "(min-width: 80rem) 15vw, (min-width: 64rem) 21vw, (min-width: 40rem) 29vw, 44vw";

/**
 * An outfit beside others below a page: less than the listing's card, and opened in the same tab. The
 * listing's card would become a file of its own and make the listing's first load larger.
 */
export function RelatedCard({ outfit }: { outfit: OutfitSummary }) {
  return (
    <article className="group relative">
      <div className="relative">
        <OutfitPicture outfit={outfit} sizes={SIZES} hoverZoom />
        <SaveButton outfit={outfit} className="absolute right-0 bottom-0 z-raised" />
      </div>
      <TypeBadge type={outfit.type} className="pointer-events-none absolute top-0 left-0" />
      <p className="mt-3 font-semibold text-eyebrow text-ink-soft uppercase">{outfit.section}</p>
      <h3 className="mt-1 font-display text-subtitle leading-[1.2]">
        <Link to={`/outfit/${outfit._id}`} className="card-link">
          <span>{outfit.category}</span>
          <span className="sr-only">{`: ${outfitAlt(outfit)}`}</span>
        </Link>
      </h3>
      <p className="mt-1.5">
        <Price rupees={outfit.totalPrice} size="small" />
      </p>
    </article>
  );
}
