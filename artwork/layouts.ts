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
  /** The items of such slots keep their sizes relative to each other, as far as their slots allow. */
  readonly inGrid?: boolean;
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
  /** No item may lie on another one. */
  readonly apart: boolean;
  /** Small items need room below. */
  readonly withSmall: boolean;
}

export function layoutsFor({ long, short, topOverBottom, apart, withSmall }: LayoutWish): Layouts {
  if (apart || long + short > any[0].long.length) return [gridLayout(short, long, withSmall)];
  const name = topOverBottom ? (long === 1 ? "topOverBottom" : "topOverShorts") : `${long}/${short}`;
  const [{ long: places }] = any;
  return layouts[name] ?? [{ long: places.slice(short), short: places.slice(0, short) }];
}

/** The canvas that a grid covers, in canvas units, and the height of the band for small items. */
const grid = { left: 60, top: 70, width: 1080, height: 1460, band: 340 };
/** How far the slots of a row alternately lie above and below its line, in canvas units. */
const stagger = 16;
/** The height of a row of long items, relative to one of short items. */
const longRow = 1.4;

/** Slots side by side, in rows: first those for short items, then those for long ones. */
function gridLayout(short: number, long: number, withSmall: boolean): Layout {
  const count = short + long;
  const columns = count < 3 ? count : count < 5 ? 2 : count < 10 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const ends = Array.from({ length: rows }, (_, row) => Math.floor(((row + 1) * count) / rows));
  const weights = ends.map((end) => (end > short ? longRow : 1));
  const room = grid.height - (withSmall ? grid.band : 0);
  const unit = room / weights.reduce((sum, weight) => sum + weight, 0);
  let top = grid.top;
  const slots = ends.flatMap((end, row) => {
    const inRow = end - (ends[row - 1] ?? 0);
    const width = grid.width / inRow;
    const height = (weights[row] ?? 1) * unit;
    const middle = top + height / 2;
    top += height;
    return Array.from({ length: inRow }, (_, column): Slot => {
      const side = (row + column) % 2 === 0 ? 1 : -1;
      return {
        x: grid.left + (column + 0.5) * width,
        y: middle + side * stagger,
        width: width - stagger * 2,
        height: height - stagger * 4,
        turn: side * 1.5,
        inGrid: true,
      };
    });
  });
  return { short: slots.slice(0, short), long: slots.slice(short) };
}

/** The layout's slot seen in a mirror. */
export const mirroredSlot = (slot: Slot): Slot => ({ ...slot, x: 1200 - slot.x, turn: -slot.turn });
