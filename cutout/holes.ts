import { GROUND, PRODUCT } from "./classify.ts";
import { erode, type Grid, partsOf } from "./grid.ts";
import type { Lab } from "./oklab.ts";

/**
 * What surrounds a hole differs at least so much from it, and more where the hole is larger than the product, which
 * could be a white one's inside within its outline.
 */
const RIM_CONTRAST = 350;
const DOUBTFUL_RIM_CONTRAST = 900;
const WIDE = 0.6;
/** Share of a hole's pixels that have the ground's own colour, the rest being its shadow. */
const GROUND_SHARE = 0.5;
/** The same on a ground without colour, where anything grey looks like its shadow. */
const SHADED_GROUND_SHARE = 0.15;
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
export function openHoles(ground: Grid, classes: Uint8Array, lab: Lab, isColoured: boolean): void {
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
    const look = lookOf(pixels, classes, isColoured);
    if (!look) continue;
    const isSafe = look === "bare" && pixels.length <= WIDE * product;
    if (rimContrast(pixels, ground, classes, lab) < (isSafe ? RIM_CONTRAST : DOUBTFUL_RIM_CONTRAST)) continue;
    for (const at of pixels) cells[at] = 1;
  }
}

/** How a hole shows the ground: in its own colour, in a shadow of it, or not at all. */
function lookOf(pixels: Int32Array, classes: Uint8Array, isColoured: boolean): "bare" | "shaded" | undefined {
  const share = shareOf(pixels, classes, GROUND);
  if (share >= GROUND_SHARE) return "bare";
  return isColoured || share >= SHADED_GROUND_SHARE ? "shaded" : undefined;
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
