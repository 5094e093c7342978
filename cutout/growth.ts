import { GROUND, PRODUCT, SMOOTH } from "./classify.ts";
import { dilate, edgePixels, erode, flood, type Grid } from "./grid.ts";
import type { Lab } from "./oklab.ts";

/** Half the width of the gaps in an outline that the ground does not pass, in pixels. */
export const reachFor = (longestSide: number): number => (longestSide > 900 ? 2 : 1);
/** Pixels by which the ground approaches an edge beyond its reach: an edge is about so wide in a JPEG. */
const APPROACH = 3;

/**
 * The ground from the picture's edges inward, as far as a square of the given reach can be moved: it does not
 * leak through the gaps of a faint outline.
 */
export function growGround(
  classes: Uint8Array,
  { width, height }: Lab,
  { reach, isPassable }: { reach: number; isPassable: (one: number) => boolean },
): Grid {
  const passable = { width, height, cells: classes.map((one) => (isPassable(one) ? 1 : 0)) };
  const centres = erode(passable, reach);
  const queue = new Int32Array(width * height);
  const count = flood(centres, edgePixels(width, height, 1), queue);
  const reached = new Uint8Array(width * height);
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
  lab: Lab,
  { reach, tolerance }: { reach: number; tolerance: number },
): Grid {
  const { width, height } = ground;
  const open = {
    width,
    height,
    cells: ground.cells.map((cell, at) => (cell || classes[at] === SMOOTH ? 1 : 0)),
  };
  const centres = erode(open, reach).cells;
  const reached = ground.cells.slice();
  const queue = new Int32Array(width * height);
  let end = 0;
  for (let at = 0; at < reached.length; at++)
    if (reached[at] && hasOther(reached, at, width)) queue[end++] = at;
  const fresh = new Uint8Array(reached.length);
  const enter = (from: number, to: number) => {
    if (reached[to] || !centres[to]) return;
    if ((lab.l[to] ?? 0) > (lab.l[from] ?? 0) + tolerance) return;
    reached[to] = 1;
    fresh[to] = 1;
    queue[end++] = to;
  };
  for (let next = 0; next < end; next++) {
    const at = queue[next] ?? 0;
    const x = at % width;
    if (x > 0) enter(at, at - 1);
    if (x < width - 1) enter(at, at + 1);
    if (at >= width) enter(at, at - width);
    if (at + width < reached.length) enter(at, at + width);
  }
  const spread = dilate({ width, height, cells: fresh }, reach).cells;
  const cells = ground.cells.map((cell, at) => (cell || (spread[at] && classes[at] !== PRODUCT) ? 1 : 0));
  return { width, height, cells };
}

/**
 * Lets the ground approach the product's edge pixel by pixel, into corners too narrow for the square, as long as
 * the colour is that of the place where it started. Changes `ground`.
 */
export function approachEdges(
  { width, height, cells }: Grid,
  classes: Uint8Array,
  lab: Lab,
  { reach, tolerance }: { reach: number; tolerance: number },
): void {
  let front: [pixel: number, source: number][] = [];
  for (let at = 0; at < cells.length; at++) if (cells[at] && hasOther(cells, at, width)) front.push([at, at]);
  for (let step = 0; step < reach + APPROACH; step++) {
    const next: [number, number][] = [];
    for (const [pixel, source] of front) {
      const x = pixel % width;
      for (const [to, isInside] of [
        [pixel - 1, x > 0],
        [pixel + 1, x < width - 1],
        [pixel - width, pixel >= width],
        [pixel + width, pixel + width < width * height],
      ] as const) {
        if (!isInside || cells[to]) continue;
        if (classes[to] !== GROUND && distanceSquare(lab, to, source) > tolerance * tolerance) continue;
        cells[to] = 1;
        next.push([to, source]);
      }
    }
    front = next;
  }
}

const hasOther = (cells: Uint8Array, at: number, width: number): boolean =>
  cells[at - 1] === 0 || cells[at + 1] === 0 || cells[at - width] === 0 || cells[at + width] === 0;

const distanceSquare = ({ l, a, b }: Lab, one: number, other: number): number =>
  ((l[one] ?? 0) - (l[other] ?? 0)) ** 2 +
  ((a[one] ?? 0) - (a[other] ?? 0)) ** 2 +
  ((b[one] ?? 0) - (b[other] ?? 0)) ** 2;
