import { Picture } from "#app/ui/picture.tsx";
import type { AdminOutfitRow } from "#contract/admin-outfits.ts";

interface RowPictureProps {
  outfit: AdminOutfitRow;
  sizes: string;
  className: string;
}

/** An outfit's picture, small; the words beside it say what it shows. */
export function RowPicture({ outfit, sizes, className }: RowPictureProps) {
  return (
    <Picture
      image={outfit.image}
      width={outfit.imageWidth}
      height={outfit.imageHeight}
      alt=""
      sizes={sizes}
      className={className}
      imageClassName={outfit.isActive ? undefined : "opacity-60 grayscale"}
    />
  );
}
