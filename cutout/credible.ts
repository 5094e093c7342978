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
/** Distance in OKLab, in ten-thousandths, below which the two sides of an outline can be one surface. */
const FAINT_CONTRAST = 300;

/** How a product's outline looks. A ragged one has less contrast and more faintness: its length counts in both. */
export interface OutlineLook {
  /** Mean distance in colour of the two sides, by the length of the outline in roots of the product's area. */
  readonly contrast: number;
  /** Length of the part with nearly the same colour on both sides, times the whole length, by the product's area. */
  readonly faintness: number;
}

/** Above it parts of the product are missing, or a part of its shadow is left. Good masks have up to 8. */
const MOST_FAINTNESS = 10;

/** Whether the outline can be a whole product's. */
export const isSound = ({ faintness }: OutlineLook): boolean => faintness <= MOST_FAINTNESS;

/** Judges where the ground ends: an outline through a shadow or through the product is faint, and often ragged. */
export function lookAtOutline({ width, height, cells }: Grid, lab: Lab): OutlineLook {
  let [product, length, faint, sum] = [0, 0, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    const isInside = y >= SIDE && y < height - SIDE;
    for (let x = 0; x < width; x++, at++) {
      if (cells[at]) continue;
      product++;
      if (!isInside || x < SIDE || x >= width - SIDE) continue;
      let contrast = -1;
      for (const step of [-1, 1, -width, width])
        if (cells[at + step]) contrast = Math.max(contrast, contrastAcross(lab, at, step));
      if (contrast < 0) continue;
      length++;
      sum += Math.min(FULL_CONTRAST, contrast);
      if (contrast < FAINT_CONTRAST) faint++;
    }
  }
  if (length === 0) return { contrast: 0, faintness: 0 };
  return { contrast: (sum * Math.sqrt(product)) / (length * length), faintness: (faint * length) / product };
}

/** The greatest distance in colour of the ground from the product's pixels beside it, thin outlines included. */
function contrastAcross({ l, a, b }: Lab, at: number, step: number): number {
  const ground = at + SIDE * step;
  const [groundL = 0, groundA = 0, groundB = 0] = [l[ground], a[ground], b[ground]];
  let most = 0;
  for (let depth = 0; depth <= SIDE; depth++) {
    const to = at - depth * step;
    const square =
      ((l[to] ?? 0) - groundL) ** 2 + ((a[to] ?? 0) - groundA) ** 2 + ((b[to] ?? 0) - groundB) ** 2;
    most = Math.max(most, square);
  }
  return Math.sqrt(most);
}
