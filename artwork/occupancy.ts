import type { Point } from "./outline.ts";
import { type PlacedShape, placedPolygons } from "./placement.ts";
import { emptyField, type Field, fillPolygons } from "./shading/field.ts";

/** Canvas units per cell of the occupancy map. */
const cell = 16;
const columns = 1200 / cell;
const rows = 1600 / cell;
/** Clear paper at the canvas's edges and around an item, in canvas units. */
const margin = 70;
const gap = 44;

const column = (x: number): number => Math.max(0, Math.min(columns, x));
const row = (y: number): number => Math.max(0, Math.min(rows, y));

/** Records which parts of the canvas are covered, to find room for the next item. */
export class OccupancyMap {
  private readonly covered: Field = emptyField(columns, rows);
  /** Covered area above and left of every cell corner. */
  private readonly sums = new Float64Array((columns + 1) * (rows + 1));

  /** Marks an item as lying there. */
  cover(item: PlacedShape): void {
    for (const polygons of placedPolygons(item, cell)) fillPolygons(this.covered, polygons);
    for (let y = 0; y < rows; y++) {
      let line = 0;
      for (let x = 0; x < columns; x++) {
        line += this.covered.values[y * columns + x] ?? 0;
        this.sums[(y + 1) * (columns + 1) + x + 1] = (this.sums[y * (columns + 1) + x + 1] ?? 0) + line;
      }
    }
  }

  /** Covered area (in cells) of a box around a point; all in canvas units. */
  coveredAround(x: number, y: number, width: number, height: number): number {
    const left = column(Math.floor((x - width / 2) / cell));
    const right = column(Math.ceil((x + width / 2) / cell));
    const top = row(Math.floor((y - height / 2) / cell)) * (columns + 1);
    const bottom = row(Math.ceil((y + height / 2) / cell)) * (columns + 1);
    const { sums } = this;
    return (
      (sums[bottom + right] ?? 0) -
      (sums[bottom + left] ?? 0) -
      (sums[top + right] ?? 0) +
      (sums[top + left] ?? 0)
    );
  }
}

export interface PreferredSpot {
  /** The preferred place of the item. */
  readonly x: number;
  readonly y: number;
  /** Its size on the canvas at full scale. */
  readonly width: number;
  readonly height: number;
}

export interface FreeSpot {
  readonly x: number;
  readonly y: number;
  /** Share of the preferred size that fits. */
  readonly share: number;
}

/**
 * Returns the free spot nearest to the preferred place, at a smaller one of the `shares` (largest first) if
 * nothing fits; aligns it with `aligned` centres if possible.
 */
export function findFreeSpot(
  table: OccupancyMap,
  wish: PreferredSpot,
  aligned: readonly Point[],
  shares: readonly number[],
): FreeSpot {
  let best = { x: wish.x, y: wish.y, share: 1, cost: Infinity };
  for (const share of shares) {
    const width = wish.width * share;
    const height = wish.height * share;
    const shrinking = (1 - share) * 620;
    for (let y = margin + height / 2; y <= 1600 - margin - height / 2; y += cell) {
      for (let x = margin + width / 2; x <= 1200 - margin - width / 2; x += cell) {
        const apart = Math.hypot(x - wish.x, (y - wish.y) * 0.8) * 0.35 + shrinking;
        if (apart - lineBonus >= best.cost) continue;
        const covered = table.coveredAround(x, y, width, height);
        const crowded = table.coveredAround(x, y, width + gap * 2, height + gap * 2);
        const cost = covered * 60 + crowded * 7 + apart - (inLine(aligned, x, y) ? lineBonus : 0);
        if (cost < best.cost) best = { x, y, share, cost };
      }
    }
  }
  return best;
}

/** The benefit of aligning with a neighbour, in the unit of the distance. */
const lineBonus = 45;

function inLine(aligned: readonly Point[], x: number, y: number): boolean {
  for (const [otherX, otherY] of aligned) {
    if (Math.abs(otherX - x) < cell || Math.abs(otherY - y) < cell) return true;
  }
  return false;
}
