import type { Item } from "./item.ts";
import { drawings } from "./items/drawings.ts";
import { kinds, type Role } from "./kinds.ts";
import type { Bounds } from "./outline.ts";
import { type PlacedShape, type Placement, placedBox, touching } from "./placement.ts";
import { shadowUnder } from "./shadows.ts";
import { Sketch } from "./sketch.ts";

/** A drawn item without a place yet. */
export interface DrawnItem {
  readonly item: Item;
  /** The index of the item that it is; undefined for a further garment of a set. */
  readonly itemIndex: number | undefined;
  readonly role: Role;
  readonly sketch: Sketch;
  readonly box: Bounds;
}

/** A drawn item in its place on the canvas. */
export interface PlacedItem extends DrawnItem {
  readonly placement: Placement;
}

/** `index` makes its ids unique in the document. */
export function draw({ item, itemIndex }: Pick<DrawnItem, "item" | "itemIndex">, index: number): DrawnItem {
  const sketch = new Sketch(`p${index}-`);
  drawings[item.kind](sketch, item);
  return { item, itemIndex, role: kinds[item.kind].role, sketch, box: sketch.bounds() };
}

export const placedShape = ({ sketch, box, placement }: PlacedItem): PlacedShape => ({
  outlines: sketch.outlines,
  box,
  placement,
});

const round = (value: number): string => value.toFixed(2);

function itemMarkup({ sketch, box, placement }: PlacedItem): string {
  const { x, y, turn, scale } = placement;
  const middle = `${round(-box.x - box.width / 2)} ${round(-box.y - box.height / 2)}`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale.toFixed(4)}) translate(${middle})">${sketch.toMarkup()}</g>`;
}

/** The items from the table upwards, each above its shadow; neighbours that do not touch share one. */
export function itemsMarkup(items: readonly PlacedItem[]): string {
  const groups: PlacedItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const box = placedBox(item);
    if (group?.every((other) => !touching(box, placedBox(other), 40))) group.push(item);
    else groups.push([item]);
  }
  return groups.map((group) => shadowUnder(group.map(placedShape)) + group.map(itemMarkup).join("")).join("");
}
