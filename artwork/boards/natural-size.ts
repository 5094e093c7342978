import { draw } from "../drawn-item.ts";
import { itemOf, kindOf } from "../item.ts";
import type { ItemKind, Role } from "../kinds.ts";

/** Canvas units. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of pieces whose kind is unknown. */
const defaults: Readonly<Record<Role, Size>> = {
  hero: { width: 560, height: 940 },
  top: { width: 690, height: 690 },
  layer: { width: 720, height: 720 },
  bottom: { width: 440, height: 880 },
  drape: { width: 490, height: 700 },
  shoes: { width: 380, height: 345 },
  bag: { width: 390, height: 430 },
  small: { width: 200, height: 200 },
};

/** A piece of another shape than its kind's may have a side this much longer than the kind's longest. */
const MOST_STRETCH = 1.6;

const sizes = new Map<ItemKind, Size>();

/** The size of a kind's drawing. */
function sizeOfKind(kind: ItemKind): Size {
  const known = sizes.get(kind);
  if (known) return known;
  const { box, naturalHeight } = draw({ item: { ...itemOf("", "Women"), kind }, itemIndex: 0 }, 0);
  const size = { width: (box.width * naturalHeight) / box.height, height: naturalHeight };
  sizes.set(kind, size);
  return size;
}

/**
 * The height in canvas units, beside other pieces, of a picture with this ratio of height to width: it covers
 * as much as the drawing of the kind that the item's name says, or else as pieces of its role usually do.
 */
export function naturalHeightOf(ratio: number, role: Role, itemName: string | undefined): number {
  const kind = itemName === undefined ? undefined : kindOf(itemName);
  const { width, height } = kind ? sizeOfKind(kind) : defaults[role];
  const longest = Math.max(width, height) * MOST_STRETCH;
  return Math.min(Math.sqrt(width * height * ratio), longest, longest * ratio);
}
