import { Picture } from "#app/ui/picture.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";

interface RowPictureProps {
  outfit: Pick<AdminOutfitRow, "image" | "imageWidth" | "imageHeight" | "isActive">;
  sizes: string;
  className: string;
}

/** Decorative: the text beside it describes the outfit. */
export function RowPicture({ outfit, sizes, className }: RowPictureProps) {
  return (
    <Picture
      picture={outfit}
      alt=""
      sizes={sizes}
      className={className}
      imageClassName={outfit.isActive ? undefined : "opacity-60 grayscale"}
    />
  );
}
