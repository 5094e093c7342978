import type { ComponentProps } from "react";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

interface TrendingPictureProps {
  outfit: TrendingOutfit;
  sizes: string;
  priority?: boolean;
  /** Makes the button open the full-size viewer. */
  opener: ComponentProps<"button">;
}

/** A card's picture: a button of its own above the card's link. */
export function TrendingPicture({ outfit, sizes, priority, opener }: TrendingPictureProps) {
  return (
    <button
      type="button"
      {...opener}
      className="relative z-raised block w-full cursor-zoom-in overflow-hidden focus-visible:-outline-offset-4"
    >
      <span className="sr-only">View full size: </span>
      <OutfitPicture outfit={outfit} sizes={sizes} priority={priority} hoverZoom />
    </button>
  );
}
