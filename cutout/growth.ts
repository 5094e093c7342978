import { GROUND, PRODUCT, SMOOTH } from "./classify.ts";
import { borderOf, dilate, edgePixels, erode, flood, type Grid, walk } from "./grid.ts";
import type { Lab } from "./oklab.ts";

/** Half the width of the gaps in an outline that the ground does not pass, in pixels. */
export const reachFor = (longestSide: number): number => (longestSide > 900 ? 2 : 1);
/** Pixels by which the ground approaches an edge beyond its reach: an edge is about so wide in a JPEG. */
const APPROACH = 3;

/**
 * The ground from the picture's edges inward over pixels of its own colour, as far as a square of the given reach
 * can be moved: it does not leak through the gaps of a faint outline.
 */
export function growGround(classes: Uint8Array, { width, height }: Lab, reach: number): Grid {
  const passable = new Uint8Array(classes.length);
  for (let at = 0; at < classes.length; at++) if (classes[at] === GROUND) passable[at] = 1;
  const centres = erode({ width, height, cells: passable }, reach);
  const queue = new Int32Array(classes.length);
  const count = flood(centres, edgePixels(width, height, 1), queue);
  const reached = new Uint8Array(classes.length);
  for (let index = 0; index < count; index++) reached[queue[index] ?? 0] = 1;
  return dilate({ width, height, cells: reached }, reach);
}

/**
 * Adds the shadows that the ground runs into: from pixel to pixel they only get darker. What gets lighter again is
 * the product behind its own shaded edge. Returns a new grid.
 */
export function growShadows(
  ground: Grid,
  classes: Uint8Array,
  { l }: Lab,
  { reach, tolerance }: { reach: number; tolerance: number },
): Grid {
  const { width, height } = ground;
  const size = classes.length;
  const open = ground.cells.slice();
  for (let at = 0; at < size; at++) if (classes[at] === SMOOTH) open[at] = 1;
  const centres = erode({ width, height, cells: open }, reach).cells;
  const reached = ground.cells.slice();
  const queue = new Int32Array(size);
  const start = borderOf(ground, queue);
  const end = walk(queue, start, { width, size }, (from, to) => {
    if (reached[to] || !centres[to] || (l[to] ?? 0) > (l[from] ?? 0) + tolerance) return false;
    reached[to] = 1;
    return true;
  });
  const fresh = new Uint8Array(size);
  for (let index = start; index < end; index++) fresh[queue[index] ?? 0] = 1;
  const shaded = dilate({ width, height, cells: fresh }, reach).cells;
  const cells = ground.cells.slice();
  for (let at = 0; at < size; at++) if (shaded[at] && classes[at] !== PRODUCT) cells[at] = 1;
  return { width, height, cells };
}

/**
 * Lets the ground approach the product's edge pixel by pixel, into corners too narrow for the square, as long as
 * the colour is that of the place where it started. Changes `ground`.
 */
export function approachEdges(
  ground: Grid,
  classes: Uint8Array,
  lab: Lab,
  { reach, tolerance }: { reach: number; tolerance: number },
): void {
  const { width, cells } = ground;
  const size = cells.length;
  const queue = new Int32Array(size);
  const start = borderOf(ground, queue);
  const sources = new Int32Array(size);
  for (let index = 0; index < start; index++) sources[queue[index] ?? 0] = queue[index] ?? 0;
  const steps = new Uint8Array(size);
  walk(queue, start, { width, size }, (from, to) => {
    const step = (steps[from] ?? 0) + 1;
    if (cells[to] || step > reach + APPROACH) return false;
    const source = sources[from] ?? 0;
    if (classes[to] !== GROUND && distanceSquare(lab, to, source) > tolerance * tolerance) return false;
    cells[to] = 1;
    steps[to] = step;
    sources[to] = source;
    return true;
  });
}

function distanceSquare({ l, a, b }: Lab, one: number, other: number): number {
  const [dl, da, db] = [
    (l[one] ?? 0) - (l[other] ?? 0),
    (a[one] ?? 0) - (a[other] ?? 0),
    (b[one] ?? 0) - (b[other] ?? 0),
  ];
  return dl * dl + da * da + db * db;
}
