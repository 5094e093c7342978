import { localColours, SURE_GROUND, SURE_PRODUCT, UNSURE } from "./local-colours.ts";
import type { Picture } from "./picture.ts";

/** Below this share of the product, a pixel's own colour says too little: it gets that of the product beside it. */
const LEAST_SHARE = 0.3;
const ALMOST_ALL = 252;
const ALMOST_NONE = 3;

/**
 * Takes the ground's colour out of the pixels that product and ground share, so that the edge has no rim on
 * another ground. Returns new colours; `alpha` is the product's share of each pixel as it was found, and `mended`
 * the same after strokes: what they bring back has its own colours.
 */
export function decontaminate(
  { rgb, width, height }: Picture,
  alpha: Uint8Array,
  mended: Uint8Array,
): Uint8Array {
  const sure = alpha.map((share) =>
    share >= ALMOST_ALL ? SURE_PRODUCT : share <= ALMOST_NONE ? SURE_GROUND : UNSURE,
  );
  const clean = rgb.slice();
  for (let at = 0; at < alpha.length; at++) {
    if (sure[at] !== UNSURE || (mended[at] ?? 0) > (alpha[at] ?? 0)) continue;
    const colours = localColours(rgb, { width, height, sure }, at);
    if (!colours) continue;
    const share = (alpha[at] ?? 0) / 255;
    const trust = Math.min(1, share / LEAST_SHARE) * share;
    for (let channel = 0; channel < 3; channel++) {
      const own = rgb[at * 3 + channel] ?? 0;
      const base = colours.ground[channel] ?? 0;
      const unmixed = Math.min(255, Math.max(0, base + (own - base) / share));
      const near = colours.product[channel] ?? 0;
      clean[at * 3 + channel] = Math.round(near + (unmixed - near) * trust);
    }
  }
  return clean;
}
