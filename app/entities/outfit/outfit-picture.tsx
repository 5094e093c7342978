import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, outfitAlt } from "#contract/outfit/outfit-labels.ts";

const GRADIENTS = [
  "from-accent-tint to-accent",
  "from-emerald-tint to-emerald",
  "from-sapphire-tint to-sapphire",
] as const;

type PicturedOutfit = Pick<
  TrendingOutfit,
  "image" | "imageWidth" | "imageHeight" | "imagePlaceholder" | "category" | "section" | "subtitle"
>;

interface OutfitPictureProps {
  outfit: PicturedOutfit;
  sizes: string;
  priority?: boolean | undefined;
  /** As of Picture. */
  hoverZoom?: boolean | undefined;
  /** Which gradient replaces a missing picture. */
  gradient?: number | undefined;
}

export function OutfitPicture({ outfit, sizes, priority, gradient = 0, hoverZoom }: OutfitPictureProps) {
  if (!outfit.image) {
    return (
      <div
        role="img"
        aria-label={outfitAlt(outfit)}
        className={classNames("grid aspect-3/4 place-items-center bg-linear-to-br", GRADIENTS[gradient])}
      >
        <span aria-hidden="true" className="px-6 text-center font-display text-display-s text-ink italic">
          {CATEGORY_LABELS[outfit.category]}
        </span>
      </div>
    );
  }
  return (
    <Picture
      picture={outfit}
      alt={outfitAlt(outfit)}
      sizes={sizes}
      priority={priority}
      className="aspect-3/4"
      hoverZoom={hoverZoom}
    />
  );
}
