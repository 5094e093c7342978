import { type GroundModel, groundAlongRow, normalized } from "./ground-model.ts";
import type { Lab } from "./oklab.ts";
import { isShadow } from "./shadow.ts";

/** What a pixel's colour says about it, apart from where it is. */
export const PRODUCT = 0;
/** The ground's colour. */
export const GROUND = 1;
/** Near the ground's colour, or that of its shadow, without an edge. */
export const SMOOTH = 2;

/** Distances in OKLab, in ten-thousandths. */
export interface Tolerances {
  /** Within it a colour is the ground's. */
  readonly exact: number;
  /** Within it a colour may be the ground's where the surface does not follow the ground. */
  readonly wide: number;
  /** Change from pixel to pixel above which there is an edge. */
  readonly edge: number;
}

export function tolerancesFor({ noise }: GroundModel, longestSide: number): Tolerances {
  // The same shadow is spread over more pixels in a larger picture.
  const scale = Math.min(2, Math.max(0.6, 1_000 / longestSide));
  return { exact: Math.max(110, 3 * noise), wide: Math.max(500, 4 * noise), edge: 70 * scale + 1.5 * noise };
}

/** The class of each pixel: PRODUCT, GROUND or SMOOTH. */
export function classify(lab: Lab, model: GroundModel, { exact, wide, edge }: Tolerances): Uint8Array {
  const { width, height, l, a, b } = lab;
  const classes = new Uint8Array(width * height);
  const [exactSquare, wideSquare] = [exact * exact, wide * wide];
  for (let y = 0, at = 0; y < height; y++) {
    const row = groundAlongRow(model, y, height);
    const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0] = row;
    const [a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0] = row.subarray(5);
    const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0] = row.subarray(10);
    for (let x = 0; x < width; x++, at++) {
      const place = normalized(x, width);
      const groundL = (((l4 * place + l3) * place + l2) * place + l1) * place + l0;
      const groundA = (((a4 * place + a3) * place + a2) * place + a1) * place + a0;
      const groundB = (((b4 * place + b3) * place + b2) * place + b1) * place + b0;
      const [ownL, ownA, ownB] = [l[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
      const square = (ownL - groundL) ** 2 + (ownA - groundA) ** 2 + (ownB - groundB) ** 2;
      if (square <= exactSquare) classes[at] = GROUND;
      else if (
        (square <= wideSquare || isShadow(ownL, ownA, ownB, groundL, groundA, groundB)) &&
        slopeSquare(lab, x, y) <= edge * edge
      )
        classes[at] = SMOOTH;
    }
  }
  return classes;
}

/** Square of the change of colour from pixel to pixel, by Prewitt's operator. */
function slopeSquare({ width, height, l, a, b }: Lab, x: number, y: number): number {
  const here = y * width + x;
  const up = y > 0 ? width : 0;
  const down = y < height - 1 ? width : 0;
  const left = x > 0 ? 1 : 0;
  const right = x < width - 1 ? 1 : 0;
  return (
    planeSlope(l, here, up, down, left, right) +
    planeSlope(a, here, up, down, left, right) +
    planeSlope(b, here, up, down, left, right)
  );
}

function planeSlope(
  plane: Int16Array,
  here: number,
  ...[up, down, left, right]: readonly [up: number, down: number, left: number, right: number]
): number {
  const northWest = plane[here - up - left] ?? 0;
  const northEast = plane[here - up + right] ?? 0;
  const southWest = plane[here + down - left] ?? 0;
  const southEast = plane[here + down + right] ?? 0;
  const east = plane[here + right] ?? 0;
  const west = plane[here - left] ?? 0;
  const acrossSum = northEast + east + southEast - northWest - west - southWest;
  const downSum =
    southWest + (plane[here + down] ?? 0) + southEast - northWest - (plane[here - up] ?? 0) - northEast;
  return (acrossSum * acrossSum + downSum * downSum) / 36;
}
