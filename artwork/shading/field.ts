import type { Point } from "../outline.ts";

/** A small grid of numbers, row by row. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function emptyField(width: number, height: number): Field {
  return { width, height, values: new Float32Array(width * height) };
}

/** Draws the polygons of one path as 1 on 0, even-odd (inner rings are holes), four samples per row. */
export function fillPolygons(field: Field, polygons: readonly (readonly Point[])[]): void {
  const rows = 4;
  const ys = polygons.flatMap((polygon) => polygon.map(([, y]) => y));
  const last = Math.min(field.height - 1, Math.ceil(Math.max(...ys)));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= last; y++) {
    for (let sub = 0; sub < rows; sub++) {
      const crossings = crossingsAt(polygons, y + (sub + 0.5) / rows);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        addSpan(field, y, crossings[pair] ?? 0, crossings[pair + 1] ?? 0, 1 / rows);
      }
    }
  }
}

function crossingsAt(polygons: readonly (readonly Point[])[], scan: number): number[] {
  const crossings: number[] = [];
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const [x1, y1] = polygon[i] ?? [0, 0];
      const [x2, y2] = polygon[(i + 1) % polygon.length] ?? [0, 0];
      if (y1 > scan !== y2 > scan) crossings.push(x1 + ((scan - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  return crossings.sort((a, b) => a - b);
}

function addSpan(field: Field, y: number, from: number, to: number, amount: number): void {
  const first = Math.max(0, Math.round(from));
  const last = Math.min(field.width, Math.round(to));
  for (let x = first; x < last; x++) {
    const at = y * field.width + x;
    field.values[at] = Math.min(1, (field.values[at] ?? 0) + amount);
  }
}

/** Three box passes each way: close to a Gaussian whose deviation is about `radius`. */
export function blurred(field: Field, radius: number): Field {
  const { width, height } = field;
  const reach = Math.max(1, Math.round(radius));
  const values = Float32Array.from(field.values);
  const across = new Float32Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    boxLines(values, across, width, height, 1, width, reach);
    boxLines(across, values, height, width, width, 1, reach);
  }
  return { width, height, values };
}

/**
 * One box pass over `lines` lines; `step` is the distance of two cells of a line, `stride` that of two lines.
 */
function boxLines(
  source: Float32Array,
  target: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  reach: number,
): void {
  const size = reach * 2 + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = 0; i <= reach && i < length; i++) sum += source[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      target[start + i * step] = sum / size;
      if (i + reach + 1 < length) sum += source[start + (i + reach + 1) * step] ?? 0;
      if (i - reach >= 0) sum -= source[start + (i - reach) * step] ?? 0;
    }
  }
}
