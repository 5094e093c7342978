import layoutsJson from "./layouts.json" with { type: "json" };

/** Where a large item goes: its middle, the most room it may take, its turn in degrees. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  /** Lies beneath the slots that are not. */
  readonly under?: boolean;
}

/** Slots for long items (trousers, dresses, kurtas) and for the others, each in order of importance. */
export interface Layout {
  readonly long: readonly Slot[];
  readonly short: readonly Slot[];
}

type Layouts = readonly [Layout, ...Layout[]];

/**
 * Layouts by how many long and how many short items there are: "2/1" is two long, one short. "topOverBottom"
 * is for a top and its trousers or skirt, "topOverShorts" for a top and its shorts or short skirt.
 */
const { any, ...layouts } = layoutsJson as unknown as Readonly<Record<string, Layouts>> & { any: Layouts };

/** The items that a layout must place. */
export interface LayoutWish {
  readonly long: number;
  readonly short: number;
  /** There are just a top and its bottom. */
  readonly topOverBottom: boolean;
}

export function layoutsFor({ long, short, topOverBottom }: LayoutWish): Layouts {
  const name = topOverBottom ? (long === 1 ? "topOverBottom" : "topOverShorts") : `${long}/${short}`;
  const [{ long: places }] = any;
  return layouts[name] ?? [{ long: places.slice(short), short: places.slice(0, short) }];
}

/** The layout's slot seen in a mirror. */
export const mirroredSlot = (slot: Slot): Slot => ({ ...slot, x: 1200 - slot.x, turn: -slot.turn });
