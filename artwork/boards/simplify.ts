import type { Point } from "../outline.ts";

/** How far `point` is from the line through `from` and `to`, or from `from` if these are one point. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
}

/** Douglas–Peucker: the points of an open line without its last one, those within `tolerance` left out. */
function thinned(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 2) return [];
  let farthest = 0;
  let most = tolerance;
  for (let i = 1; i < line.length - 1; i++) {
    const away = distance(line[i] ?? first, first, last);
    if (away > most) {
      most = away;
      farthest = i;
    }
  }
  if (farthest === 0) return [first];
  return [...thinned(line.slice(0, farthest + 1), tolerance), ...thinned(line.slice(farthest), tolerance)];
}

/** The closed polygon without the points that lie within `tolerance` of the lines between the others. */
export function simplified(polygon: readonly Point[], tolerance: number): Point[] {
  const [first] = polygon;
  if (!first) return [];
  const away = polygon.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const opposite = away.indexOf(Math.max(...away));
  return [
    ...thinned(polygon.slice(0, opposite + 1), tolerance),
    ...thinned([...polygon.slice(opposite), first], tolerance),
  ];
}
