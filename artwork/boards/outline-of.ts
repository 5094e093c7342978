import type { Point } from "../outline.ts";
import type { Field } from "../shading/field.ts";
import { resampled } from "./alpha.ts";
import { simplified } from "./simplify.ts";

/** The longest side of the alpha that is traced, in pixels. */
const TRACED_SIZE = 160;
/** A shorter side of fewer pixels would be thinned out to a line. */
const SHORTEST_SIDE = 8;
const MOST_POINTS = 60;
const MOST_POLYGONS = 8;
/** Polygons smaller than this share of the largest one are specks. */
const SPECK_SHARE = 0.01;
/** The first deviation from the traced line, in traced pixels, and its growth while there are too many points. */
const TOLERANCE = 0.5;
const TOLERANCE_GROWTH = 1.4;

/**
 * By which corners of a cell are covered (upper left 8, upper right 4, lower right 2, lower left 1): the sides
 * (0 top, 1 right, 2 bottom, 3 left) from and to which the line runs that has what is covered on its left.
 */
const lines: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** Marching squares: the closed lines at half opacity, those around holes included. */
function traced({ width, height, values }: Field): Point[][] {
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const corners = [at, at + 1, at + width + 1, at + width];
      const opacities = corners.map((corner) => values[corner] ?? 0);
      const covered = opacities.reduce((bits, opacity) => bits * 2 + (opacity >= 0.5 ? 1 : 0), 0);
      const sides = [at * 2, (at + 1) * 2 + 1, (at + width) * 2, at * 2 + 1];
      const middle = (side: number): number => {
        const [from, to] = [
          [0, 1],
          [1, 2],
          [3, 2],
          [0, 3],
        ][side] as [number, number];
        const low = opacities[from] ?? 0;
        const share = (0.5 - low) / ((opacities[to] ?? 0) - low);
        const corner = corners[from] ?? 0;
        const along = side % 2 === 0 ? [share, 0] : [0, share];
        const key = sides[side] ?? 0;
        points.set(key, [(corner % width) + (along[0] ?? 0), Math.floor(corner / width) + (along[1] ?? 0)]);
        return key;
      };
      for (const [from, to] of lines[covered] ?? []) next.set(middle(from), middle(to));
    }
  }
  const closed: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      const point = points.get(key);
      if (point) line.push(point);
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    // The last key is the first one again.
    closed.push(line.slice(0, -1));
  }
  return closed;
}

/** Positive where the polygon runs around what is covered, negative where around a hole. */
function area(polygon: readonly Point[]): number {
  let sum = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    sum += nextX * y - x * nextY;
  });
  return sum / 2;
}

/**
 * The outer contours of what is opaque in a picture, as polygons in shares of its width and height: at most
 * 60 points altogether, the largest polygon first. No polygon where nothing is opaque.
 */
export function outlineOf(alpha: Uint8Array, width: number, height: number): Point[][] {
  const rim = 1;
  const size = Math.min(1, TRACED_SIZE / Math.max(width, height));
  const pixels = (side: number): number => Math.max(SHORTEST_SIDE, Math.round(side * size));
  const field = resampled({ alpha, width, height }, pixels(width), pixels(height), rim);
  const outer = traced(field)
    .map((polygon) => ({ polygon, area: area(polygon) }))
    .filter((contour) => contour.area > 0)
    .sort((a, b) => b.area - a.area);
  const largest = outer[0]?.area ?? 0;
  const polygons = outer
    .filter((contour) => contour.area >= largest * SPECK_SHARE)
    .slice(0, MOST_POLYGONS)
    .map(({ polygon }) => polygon);
  let tolerance = TOLERANCE;
  let simple = polygons.map((polygon) => simplified(polygon, tolerance));
  while (simple.flat().length > MOST_POINTS) {
    tolerance *= TOLERANCE_GROWTH;
    simple = polygons.map((polygon) => simplified(polygon, tolerance));
  }
  const share = (at: number, side: number): number =>
    Number(Math.max(0, Math.min(1, (at + 0.5 - rim) / (side - rim * 2))).toFixed(4));
  return simple.map((polygon) =>
    polygon.map(([x, y]): Point => [share(x, field.width), share(y, field.height)]),
  );
}
