import { showSpot } from "#app/features/outfit-page/items/show-spot.ts";
import { percent, spotInFrame } from "#app/features/outfit-page/items/spot-position.ts";
import * as messages from "#app/features/outfit-page/messages.ts";
import { PLATE_SIZES } from "#app/features/outfit-page/plate-sizes.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Outfit, OutfitItem } from "#contract/outfit/outfit.ts";

export type PicturedOutfit = Pick<Outfit, "image" | "imageWidth" | "imageHeight">;

interface ItemThumbnailProps {
  outfit: PicturedOutfit;
  item: OutfitItem;
  /** Its number in the outfit, counted from 1. */
  position: number;
}

const FRAME = classNames("relative block size-14 overflow-hidden bg-paper-deep");

/** The part of the outfit's picture with the item; its number alone where the picture does not show it. */
export function ItemThumbnail({ outfit, item, position }: ItemThumbnailProps) {
  if (!outfit.image || !item.spot) {
    return (
      <span
        className={`${FRAME} grid place-items-center font-display text-ink-soft text-subtitle italic lining-nums`}
      >
        {position}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={messages.showOnPicture(position)}
      onClick={() => showSpot(position)}
      className={`${FRAME} group`}
    >
      <span className="absolute aspect-3/4" style={cropAround(spotInFrame(item.spot, outfit))}>
        {/* With the sizes of the large picture, so that the file the page has loaded is shown. */}
        <Picture picture={{ ...outfit, imagePlaceholder: undefined }} alt="" sizes={PLATE_SIZES} />
      </span>
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-5 place-items-center bg-paper text-fine tabular-nums transition-colors group-hover:bg-ink group-hover:text-paper"
      >
        {position}
      </span>
    </button>
  );
}

/** Width of the whole picture, in widths of the thumbnail. */
const ZOOM = 2.75;
/** Height of the frame in which the picture is 3:4. */
const HEIGHT = (ZOOM * 4) / 3;

/** Position of the enlarged picture, with the spot in the middle of the thumbnail as far as there is picture. */
function cropAround({ x, y }: { x: number; y: number }) {
  const offset = (share: number, length: number) =>
    percent(Math.min(0, Math.max(1 - length, 0.5 - share * length)));
  return { width: percent(ZOOM), left: offset(x, ZOOM), top: offset(y, HEIGHT) };
}
