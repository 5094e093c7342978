import type { Spot } from "#contract/outfit/item-styling.ts";

/** Width divided by height of the frame that the picture covers. */
const FRAME = 3 / 4;

/**
 * The position of a picture's spot in the frame, which crops pictures of another shape to their middle. Spots
 * that are cropped off stay at the frame's edge.
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
