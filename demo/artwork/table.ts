import { type Bounds, type Point, polygonsOf } from "./outline.ts";
import { emptyField, type Field, fillPolygons } from "./shading/field.ts";

/** One piece as it lies on the board: board units, degrees. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Board units per piece unit. */
  readonly scale: number;
  readonly turn: number;
}

/** Board units per cell of the occupancy map. */
const cell = 16;
const columns = 1200 / cell;
const rows = 1600 / cell;

/** Remembers which parts of the board are covered, to find room for the next piece. */
export class Table {
  private readonly covered: Field = emptyField(columns, rows);
  private sums: Float64Array | undefined;

  /** Marks a piece's outlines; `box` is its bounds in its own units, centred on the placement. */
  cover(outlines: readonly string[], box: Bounds, placement: Placement): void {
    const angle = (placement.turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
    const toCells = ([x, y]: Point): Point => {
      const [dx, dy] = [(x - middleX) * placement.scale, (y - middleY) * placement.scale];
      return [(placement.x + dx * cos - dy * sin) / cell, (placement.y + dx * sin + dy * cos) / cell];
    };
    for (const outline of outlines) {
      fillPolygons(this.covered, polygonsOf(outline, 5).map((polygon) => polygon.map(toCells)));
    }
    this.sums = undefined;
  }

  /** Covered area (in cells) of a box around a point, in board units. */
  coveredAround(x: number, y: number, width: number, height: number): number {
    const sums = this.summed();
    const at = (column: number, row: number): number =>
      sums[Math.max(0, Math.min(rows, row)) * (columns + 1) + Math.max(0, Math.min(columns, column))] ?? 0;
    const [left, right] = [Math.floor((x - width / 2) / cell), Math.ceil((x + width / 2) / cell)];
    const [top, bottom] = [Math.floor((y - height / 2) / cell), Math.ceil((y + height / 2) / cell)];
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  }

  private summed(): Float64Array {
    if (this.sums) return this.sums;
    const sums = new Float64Array((columns + 1) * (rows + 1));
    for (let row = 0; row < rows; row++) {
      let line = 0;
      for (let column = 0; column < columns; column++) {
        line += this.covered.values[row * columns + column] ?? 0;
        sums[(row + 1) * (columns + 1) + column + 1] = (sums[row * (columns + 1) + column + 1] ?? 0) + line;
      }
    }
    this.sums = sums;
    return sums;
  }
}

export interface Wish {
  /** Where the piece would like to lie. */
  readonly x: number;
  readonly y: number;
  /** Its size on the board at full scale. */
  readonly width: number;
  readonly height: number;
}

export interface Room {
  readonly x: number;
  readonly y: number;
  /** Share of the wished size that fits. */
  readonly share: number;
}

const margin = 70;

/** The free spot nearest to the wish, smaller if nothing fits; lines up with `aligned` centres where it can. */
export function findRoom(table: Table, wish: Wish, aligned: readonly Point[]): Room {
  let best: Room & { readonly cost: number } = { x: wish.x, y: wish.y, share: 1, cost: Infinity };
  for (const share of [1, 0.88, 0.76, 0.66]) {
    const [width, height] = [wish.width * share, wish.height * share];
    const gap = 44;
    for (let y = margin + height / 2; y <= 1600 - margin - height / 2; y += cell) {
      for (let x = margin + width / 2; x <= 1200 - margin - width / 2; x += cell) {
        const covered = table.coveredAround(x, y, width, height);
        const crowded = table.coveredAround(x, y, width + gap * 2, height + gap * 2);
        const apart = Math.hypot(x - wish.x, (y - wish.y) * 0.8);
        const inLine = aligned.some(([ax, ay]) => Math.abs(ax - x) < cell || Math.abs(ay - y) < cell);
        const cost = covered * 60 + crowded * 7 + apart * 0.35 + (1 - share) * 620 - (inLine ? 45 : 0);
        if (cost < best.cost) best = { x, y, share, cost };
      }
    }
  }
  return best;
}
