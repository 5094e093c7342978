import type { Spot } from "#contract/outfit/item-styling.ts";

/** Width divided by height of the frame that the picture covers. */
const FRAME = 3 / 4;
/** Shares of the frame: spots nearer to its edge are moved inwards. */
const NEAREST = 0.04;

interface Measures {
  imageWidth: number;
  imageHeight: number;
}

/**
 * The position of a picture's spot as shares of the frame, which crops pictures of another shape to their
 * middle. Spots that are cropped off are at the frame's edge.
 */
export function spotInFrame({ x, y }: Spot, { imageWidth, imageHeight }: Measures): Spot {
  const excess = imageWidth / imageHeight / FRAME;
  return { x: placed(x, excess), y: placed(y, 1 / excess) };
}

function placed(share: number, scale: number): number {
  const inFrame = (share - 0.5) * Math.max(1, scale) + 0.5;
  return Math.min(Math.max(inFrame, NEAREST), 1 - NEAREST);
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
