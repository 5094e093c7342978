import type { Spot } from "#contract/outfit/item-styling.ts";

/** Width by height of the frame that the picture covers. */
const FRAME = 3 / 4;

/**
 * Where a spot of a picture is in its frame, which shows the middle of pictures of another shape. Spots that
 * it cuts off stay at its edge.
 */
export function spotPosition(
  { x, y }: Spot,
  { imageWidth, imageHeight }: { imageWidth: number; imageHeight: number },
) {
  const excess = imageWidth / imageHeight / FRAME;
  const percent = (share: number, scale: number) =>
    `clamp(4%, ${((share - 0.5) * Math.max(1, scale) * 100 + 50).toFixed(1)}%, 96%)`;
  return { left: percent(x, excess), top: percent(y, 1 / excess) };
}
