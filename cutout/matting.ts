import { dilate, erode, type Grid } from "./grid.ts";
import { SURE_GROUND, SURE_PRODUCT, sampleColours, UNSURE } from "./local-colours.ts";
import type { Raster } from "./raster.ts";

/** Cells to each side of the outline in which product and ground mix. */
const BAND = 2;
/** Squared distance of product and ground, per channel up to 255, below which colours cannot tell how they mix. */
const LEAST_CONTRAST = 30 ** 2;
/** Below this share of the product, a pixel's own colour says too little: it gets that of the product beside it. */
const LEAST_SHARE = 0.3;

/** A product without its ground. */
export interface Matte {
  /** The product's share of each pixel, 0–255. */
  readonly alpha: Uint8Array;
  /** The product's colours, without the ground's in the pixels that they share: no rim on another ground. */
  readonly rgb: Uint8Array;
}

/**
 * Makes the outline exact by what its pixels' colours mix. `ground` and `small` have a cell for each `step` × `step`
 * pixels of the picture.
 */
export function matte(picture: Raster, ground: Grid, small: Raster, step: number): Matte {
  const { width, height } = picture;
  const kinds = kindsOf(ground);
  const matte = { alpha: new Uint8Array(width * height), rgb: picture.rgb.slice() };
  const colours = new Float64Array(6);
  for (let cellY = 0, cell = 0; cellY < ground.height; cellY++) {
    const top = cellY * step;
    const bottom = cellY === ground.height - 1 ? height : top + step;
    for (let cellX = 0; cellX < ground.width; cellX++, cell++) {
      const kind = kinds[cell];
      if (kind === SURE_GROUND) continue;
      const left = cellX * step;
      const right = cellX === ground.width - 1 ? width : left + step;
      const isMixed = kind === UNSURE && sampleColours(small, kinds, cell, colours);
      const share = kind === SURE_PRODUCT || ground.cells[cell] === 0 ? 255 : 0;
      for (let y = top; y < bottom; y++) {
        for (let at = y * width + left; at < y * width + right; at++) {
          if (isMixed) unmix(picture.rgb, matte, at, colours, share);
          else matte.alpha[at] = share;
        }
      }
    }
  }
  return matte;
}

function kindsOf(ground: Grid): Uint8Array {
  const inside = dilate(ground, BAND).cells;
  const outside = erode(ground, BAND).cells;
  const kinds = new Uint8Array(inside.length);
  for (let cell = 0; cell < kinds.length; cell++)
    kinds[cell] = outside[cell] ? SURE_GROUND : inside[cell] ? UNSURE : SURE_PRODUCT;
  return kinds;
}

/** Writes a pixel's share and its colour without the ground's; `fallback` is the share where colours cannot tell. */
function unmix(rgb: Uint8Array, matte: Matte, at: number, colours: Float64Array, fallback: number): void {
  let [dot, square] = [0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const base = colours[3 + channel] ?? 0;
    const span = (colours[channel] ?? 0) - base;
    dot += span * ((rgb[at * 3 + channel] ?? 0) - base);
    square += span * span;
  }
  const share = square < LEAST_CONTRAST ? fallback / 255 : Math.min(1, Math.max(0, dot / square));
  matte.alpha[at] = Math.round(255 * share);
  if (share === 0 || share === 1) return;
  const trust = Math.min(1, share / LEAST_SHARE) * share;
  for (let channel = 0; channel < 3; channel++) {
    const base = colours[3 + channel] ?? 0;
    const near = colours[channel] ?? 0;
    const unmixed = Math.min(255, Math.max(0, base + ((rgb[at * 3 + channel] ?? 0) - base) / share));
    matte.rgb[at * 3 + channel] = Math.round(near + (unmixed - near) * trust);
  }
}
