import type { Item } from "./item.ts";
import { drawings } from "./items/drawings.ts";
import { kinds } from "./kinds.ts";
import { polygonsOf } from "./outline.ts";
import { isLarge, type Piece, type Placed } from "./piece.ts";
import { placedBox, placedMarkup, touching } from "./placement.ts";
import { shadowUnder } from "./shadows.ts";
import { Sketch } from "./sketch.ts";

/** A drawn item without a place yet. */
export interface DrawnItem extends Piece {
  readonly item: Item;
  /** The index of the item that it is; undefined for a further garment of a set. */
  readonly itemIndex: number | undefined;
  readonly sketch: Sketch;
}

/** Size of large garments for children, relative to those for adults. */
const kidsShare = 0.94;

/** `index` makes its ids unique in the document. */
export function draw({ item, itemIndex }: Pick<DrawnItem, "item" | "itemIndex">, index: number): DrawnItem {
  const sketch = new Sketch(`p${index}-`);
  drawings[item.kind](sketch, item);
  const { role, height } = kinds[item.kind];
  return {
    item,
    itemIndex,
    role,
    sketch,
    outlines: sketch.outlines.map((outline) => polygonsOf(outline, 6)),
    box: sketch.bounds(),
    naturalHeight: item.section === "Kids" && isLarge({ role }) ? height * kidsShare : height,
  };
}

/** The items from the table upwards, each above its shadow; neighbours that do not touch share one. */
export function itemsMarkup(items: readonly Placed<DrawnItem>[]): string {
  const groups: Placed<DrawnItem>[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const box = placedBox(item);
    if (group?.every((other) => !touching(box, placedBox(other), 40))) group.push(item);
    else groups.push([item]);
  }
  return groups
    .map(
      (group) =>
        shadowUnder(group) + group.map((item) => placedMarkup(item.sketch.toMarkup(), item)).join(""),
    )
    .join("");
}
