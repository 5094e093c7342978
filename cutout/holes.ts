import { GROUND, PRODUCT } from "./classify.ts";
import { erode, type Grid, partsOf } from "./grid.ts";
import { type GroundModel, groundAt, isColoured } from "./ground-model.ts";
import type { Lab } from "./oklab.ts";
import { distanceFromShadows } from "./shadow.ts";

/**
 * What surrounds a hole differs at least so much from it. More is asked where the hole is larger than the product,
 * which could be a white one's inside within its outline, and where it is in shadow.
 */
const RIM_CONTRAST = 350;
const WIDE_RIM_CONTRAST = 450;
const SHADED_RIM_CONTRAST = 550;
/** The same on a ground without colour, where anything grey looks like its shadow. */
const GREY_RIM_CONTRAST = 900;
const WIDE = 0.6;
/** Beyond the ground's noise, how far the mean colour of a hole in shadow may be from the ground's with less light. */
const OFF_SHADOWS = 50;
/** Share of a hole's pixels that have the ground's own colour, the rest being its shadow. */
const GROUND_SHARE = 0.5;
/** The same on a ground without colour. */
const GREY_GROUND_SHARE = 0.15;
/**
 * Darker than this, the ground's grain is coarse, and its shadow between trouser legs can stop in it: there, what is
 * open to the ground needs no share of its colour.
 */
const DARK = 5000;
/** So much darker than the ground at most: what is darker can be a black product. */
const LIGHT_SHADOW = 500;
/** Smallest hole, in pixels. */
const SMALLEST = 12;
/**
 * Share of a hole's pixels whose eight neighbours are in it. Less of them are a thin line, more often a stripe or a
 * light on the product than a slit through it.
 */
const INNER_SHARE = 0.15;
/** Pixels between a hole and what is compared with it: an edge is about so wide. */
const RIM = 3;

/**
 * Adds to `ground` what is enclosed by the product and shows the ground, such as the space under a bag's handle.
 */
export function openHoles(ground: Grid, classes: Uint8Array, lab: Lab, model: GroundModel): void {
  const { width, height, cells } = ground;
  const enclosed = new Uint8Array(cells.length);
  let product = 0;
  for (let at = 0; at < cells.length; at++) {
    if (cells[at]) continue;
    if (classes[at] === PRODUCT) product++;
    else enclosed[at] = 1;
  }
  const grid = { width, height, cells: enclosed };
  const inner = erode(grid, 1).cells;
  for (const pixels of partsOf(grid)) {
    if (pixels.length < SMALLEST || shareOf(pixels, inner, 1) < INNER_SHARE) continue;
    const least = leastContrast(pixels, { ground, classes, lab, model, wide: WIDE * product });
    if (rimContrast(pixels, ground, classes, lab) < least) continue;
    for (const at of pixels) cells[at] = 1;
  }
}

interface HoleContext {
  ground: Grid;
  classes: Uint8Array;
  lab: Lab;
  model: GroundModel;
  /** Pixels of a hole that could be the inside of a white product. */
  wide: number;
}

/** The contrast that a hole needs at its rim; infinite where it does not look like the ground. */
function leastContrast(pixels: Int32Array, { ground, classes, lab, model, wide }: HoleContext): number {
  const share = shareOf(pixels, classes, GROUND);
  if (share >= GROUND_SHARE) return pixels.length <= wide ? RIM_CONTRAST : WIDE_RIM_CONTRAST;
  const hasColour = isColoured(model);
  const around = groundAt(model, middleOf(pixels, lab), lab);
  const [l = 0, a = 0, b = 0] = meanOf(pixels, lab);
  const isLightShadow = around[0] - l < LIGHT_SHADOW;
  const continues = around[0] < DARK && isLightShadow && isOpen(pixels, ground);
  if (!hasColour && share < GREY_GROUND_SHARE && !continues) return Number.POSITIVE_INFINITY;
  const distance = distanceFromShadows([l, a, b], around);
  if (distance > OFF_SHADOWS + model.noise) return Number.POSITIVE_INFINITY;
  return hasColour ? SHADED_RIM_CONTRAST : GREY_RIM_CONTRAST;
}

/** Whether the ground ends at these pixels, not the product alone. */
function isOpen(pixels: Int32Array, { width, cells }: Grid): boolean {
  return pixels.some((at) => cells[at - 1] || cells[at + 1] || cells[at - width] || cells[at + width]);
}

function middleOf(pixels: Int32Array, { width }: Lab): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (const at of pixels) {
    x += at % width;
    y += Math.floor(at / width);
  }
  return { x: x / pixels.length, y: y / pixels.length };
}

/** The share of the pixels whose value is the given one. */
function shareOf(pixels: Int32Array, values: Uint8Array, value: number): number {
  let same = 0;
  for (const at of pixels) if (values[at] === value) same++;
  return same / pixels.length;
}

/** The median distance in colour between the hole and the product around it. */
function rimContrast(pixels: Int32Array, ground: Grid, classes: Uint8Array, lab: Lab): number {
  const { width } = ground;
  const own = meanOf(pixels, lab);
  const contrasts: number[] = [];
  for (const at of pixels) {
    for (const step of [-1, 1, -width, width]) {
      if (classes[at + step] !== PRODUCT || ground.cells[at + step]) continue;
      contrasts.push(strongest(at, step, own, lab));
    }
  }
  return contrasts.sort((one, other) => one - other)[contrasts.length >> 1] ?? 0;
}

function strongest(at: number, step: number, own: readonly number[], { l, a, b }: Lab): number {
  let most = 0;
  for (let away = 1; away <= RIM; away++) {
    const to = at + step * away;
    const [ownL = 0, ownA = 0, ownB = 0] = own;
    most = Math.max(most, Math.hypot((l[to] ?? ownL) - ownL, (a[to] ?? ownA) - ownA, (b[to] ?? ownB) - ownB));
  }
  return most;
}

function meanOf(pixels: Int32Array, { l, a, b }: Lab): number[] {
  const sums = [0, 0, 0];
  for (const at of pixels) {
    sums[0] = (sums[0] ?? 0) + (l[at] ?? 0);
    sums[1] = (sums[1] ?? 0) + (a[at] ?? 0);
    sums[2] = (sums[2] ?? 0) + (b[at] ?? 0);
  }
  return sums.map((sum) => sum / pixels.length);
}

/** Parts of the product below this share of its largest part are specks. */
const SPECK_SHARE = 0.004;
const SPECK_PIXELS = 20;

/** Adds small separate parts of the product to `ground`: dust, and noise of the encoding. */
export function removeSpecks(ground: Grid): void {
  const { width, height, cells } = ground;
  const product = new Uint8Array(cells.length);
  for (let at = 0; at < cells.length; at++) product[at] = cells[at] ? 0 : 1;
  const parts = partsOf({ width, height, cells: product });
  const largest = parts.reduce((most, { length }) => Math.max(most, length), 0);
  const smallest = Math.max(SPECK_PIXELS, SPECK_SHARE * largest);
  for (const pixels of parts) if (pixels.length < smallest) for (const at of pixels) cells[at] = 1;
}
