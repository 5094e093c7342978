import { dilate, erode, type Grid } from "./grid.ts";
import { localColours, SURE_GROUND, SURE_PRODUCT, UNSURE } from "./local-colours.ts";

/** Pixels to each side of the outline in which product and ground mix. */
const BAND = 2;
/** Squared distance of product and ground, per channel up to 255, below which colours cannot tell how they mix. */
const LEAST_CONTRAST = 30 ** 2;

/** The product's share of each pixel, 0–255: the outline is made exact by what its pixels' colours mix. */
export function matte(rgb: Uint8Array, ground: Grid): Uint8Array {
  const { width, height, cells } = ground;
  const inside = dilate(ground, BAND).cells;
  const outside = erode(ground, BAND).cells;
  const sure = Uint8Array.from(cells, (_, at) =>
    outside[at] ? SURE_GROUND : inside[at] ? UNSURE : SURE_PRODUCT,
  );
  const alpha = new Uint8Array(cells.length);
  for (let at = 0; at < alpha.length; at++) {
    if (sure[at] === SURE_PRODUCT) alpha[at] = 255;
    else if (sure[at] === UNSURE) alpha[at] = shareAt(rgb, { width, height, sure }, at, cells[at] === 1);
  }
  return alpha;
}

function shareAt(
  rgb: Uint8Array,
  picture: { width: number; height: number; sure: Uint8Array },
  at: number,
  isGround: boolean,
): number {
  const colours = localColours(rgb, picture, at);
  const fallback = isGround ? 0 : 255;
  if (!colours) return fallback;
  const { product, ground } = colours;
  let [dot, square] = [0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const base = ground[channel] ?? 0;
    const span = (product[channel] ?? 0) - base;
    dot += span * ((rgb[at * 3 + channel] ?? 0) - base);
    square += span * span;
  }
  if (square < LEAST_CONTRAST) return fallback;
  return Math.round(255 * Math.min(1, Math.max(0, dot / square)));
}
