import { edgePixels, type Grid } from "./grid.ts";
import type { GroundModel } from "./ground-model.ts";
import type { Lab } from "./oklab.ts";

/** Share of the picture's edges that is one even ground. */
const LEAST_SUPPORT = 0.55;
/** Median distance from the even ground in OKLab, in ten-thousandths, above which it is a texture or a room. */
const MOST_NOISE = 220;

/** Whether the picture's edges show one even ground. */
export const isEven = ({ support, noise }: GroundModel): boolean =>
  support >= LEAST_SUPPORT && noise <= MOST_NOISE;

/** Shares of the picture that a product can take. */
const LEAST_PRODUCT = 0.002;
const MOST_PRODUCT = 0.97;
/** Share of the picture's edges that a product can touch. */
const MOST_TOUCHED = 0.5;
/** Length of a product's outline in roots of its area. A lace of beads has 40, a cloud of noise hundreds. */
const MOST_RAGGED = 70;

/** Whether the ground leaves something that can be a product. */
export function isCredible({ width, height, cells }: Grid): boolean {
  let [product, outline] = [0, 0];
  for (let at = 0; at < cells.length; at++) {
    if (cells[at]) continue;
    product++;
    if (cells[at + 1] || cells[at - 1] || cells[at + width] || cells[at - width]) outline++;
  }
  const share = product / cells.length;
  if (share < LEAST_PRODUCT || share > MOST_PRODUCT) return false;
  if (outline > MOST_RAGGED * Math.sqrt(product)) return false;
  const edges = edgePixels(width, height, 1);
  const touched = edges.filter((at) => !cells[at]).length;
  return touched <= MOST_TOUCHED * edges.length;
}

/** Pixels from the outline to what is compared on its two sides. */
const SIDE = 3;
/** A stronger contrast says no more about an outline. */
const FULL_CONTRAST = 1_500;

/**
 * The mean distance in colour of the two sides of the product's outline. It is low where the outline runs through
 * a shadow or through the product.
 */
export function outlineContrast({ width, height, cells }: Grid, { l, a, b }: Lab): number {
  let [sum, count] = [0, 0];
  for (let y = SIDE; y < height - SIDE; y++) {
    for (let x = SIDE; x < width - SIDE; x++) {
      const at = y * width + x;
      if (cells[at]) continue;
      for (let side = 0; side < 4; side++) {
        const step = side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width;
        if (!cells[at + step]) continue;
        const product = at - (SIDE - 1) * step;
        const ground = at + SIDE * step;
        const dl = (l[product] ?? 0) - (l[ground] ?? 0);
        const da = (a[product] ?? 0) - (a[ground] ?? 0);
        const db = (b[product] ?? 0) - (b[ground] ?? 0);
        sum += Math.min(FULL_CONTRAST, Math.sqrt(dl * dl + da * da + db * db));
        count++;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}
