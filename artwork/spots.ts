import { type PlacedShape, placedPolygons } from "./placement.ts";
import { emptyField, fillPolygons } from "./shading/field.ts";

/** A point of the picture, as shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A shape that may be one of the items whose spots are asked for. */
interface Locatable extends PlacedShape {
  readonly itemIndex: number | undefined;
}

/** Canvas units per cell of the map of what lies on top. */
const cell = 20;
const columns = 1200 / cell;
const rows = 1600 / cell;
/** A spot has this much of its item around it where there is so much, in cells. */
const clearances = [3, 2, 1, 0];

/** The index of the uppermost item of each cell, -1 for the table; `items` from the table upwards. */
function topmost(items: readonly PlacedShape[]): Int8Array {
  const top = new Int8Array(columns * rows).fill(-1);
  items.forEach((item, index) => {
    const covered = emptyField(columns, rows);
    for (const polygons of placedPolygons(item, cell)) fillPolygons(covered, polygons);
    covered.values.forEach((share, at) => {
      if (share > 0.5) top[at] = index;
    });
  });
  return top;
}

/** Whether nothing lies above the item within so many cells. */
function isClear(top: Int8Array, index: number, x: number, y: number, clearance: number): boolean {
  for (let row = Math.max(0, y - clearance); row <= Math.min(rows - 1, y + clearance); row++) {
    for (let column = Math.max(0, x - clearance); column <= Math.min(columns - 1, x + clearance); column++) {
      if ((top[row * columns + column] ?? -1) > index) return false;
    }
  }
  return true;
}

/** The middle of an item, in cells, or the nearest point that shows if another item lies above that. */
function shownPoint(top: Int8Array, { placement }: PlacedShape, index: number): readonly [number, number] {
  const middle = [placement.x / cell, placement.y / cell] as const;
  for (const clearance of clearances) {
    if (isClear(top, index, Math.floor(middle[0]), Math.floor(middle[1]), clearance)) return middle;
    let nearest: { point: readonly [number, number]; distance: number } | undefined;
    for (let at = 0; at < top.length; at++) {
      const point = [(at % columns) + 0.5, Math.floor(at / columns) + 0.5] as const;
      const distance = Math.hypot(point[0] - middle[0], point[1] - middle[1]);
      if (top[at] !== index || (nearest && distance >= nearest.distance)) continue;
      if (isClear(top, index, Math.floor(point[0]), Math.floor(point[1]), clearance))
        nearest = { point, distance };
    }
    if (nearest) return nearest.point;
  }
  return middle;
}

const share = (value: number): number => Number(Math.max(0, Math.min(1, value)).toFixed(3));

/** Where each of the first `count` items is in the picture; undefined for those that are not drawn. */
export function spotsOf(items: readonly Locatable[], count: number): (Spot | undefined)[] {
  const top = topmost(items);
  const spots: (Spot | undefined)[] = Array.from({ length: count }, () => undefined);
  items.forEach((item, index) => {
    if (item.itemIndex === undefined) return;
    const [x, y] = shownPoint(top, item, index);
    spots[item.itemIndex] = { x: share(x / columns), y: share(y / rows) };
  });
  return spots;
}
