import {
  BOARD_HEIGHT,
  type Box,
  boxOf,
  middleOf,
  withMiddle,
} from "#app/editor/studio/board/board-geometry.ts";
import type { Place } from "#app/editor/studio/board/board-pieces.ts";

/** Where a moved or turned piece comes to rest near lines and directions. */

/** Lines that a piece has come to rest on, in shares of the board's width. */
export interface Guides {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

const SOFT_TURN_DEGREES = 3;
const TURN_STEP_DEGREES = 15;
const QUARTER_DEGREES = 90;

interface Snap {
  readonly shift: number;
  readonly line: number;
}

/** The smallest shift, at most `reach`, that lays one of the piece's lines on one of the board's. */
function nearestLine(own: readonly number[], lines: readonly number[], reach: number): Snap | undefined {
  let best: Snap | undefined;
  for (const from of own) {
    for (const line of lines) {
      const shift = line - from;
      if (Math.abs(shift) <= Math.abs(best?.shift ?? reach)) best = { shift, line };
    }
  }
  return best;
}

const edgesAndMiddle = (start: number, end: number) => [start, (start + end) / 2, end];

/** Moves a piece to the axes and edges of the board and of the other pieces that are within reach. */
export function snapMove(
  place: Place,
  height: number,
  others: readonly Box[],
  reach: number,
): { place: Place; guides: Guides } {
  const { left, right, top, bottom } = boxOf(place, height);
  const columns = [
    ...edgesAndMiddle(0, 1),
    ...others.flatMap((other) => edgesAndMiddle(other.left, other.right)),
  ];
  const rows = [
    ...edgesAndMiddle(0, BOARD_HEIGHT),
    ...others.flatMap((other) => edgesAndMiddle(other.top, other.bottom)),
  ];
  const across = nearestLine(edgesAndMiddle(left, right), columns, reach);
  const down = nearestLine(edgesAndMiddle(top, bottom), rows, reach);
  const { x, y } = middleOf(place);
  return {
    place: withMiddle(place, { x: x + (across?.shift ?? 0), y: y + (down?.shift ?? 0) }),
    guides: { x: across?.line, y: down?.line },
  };
}

/** In steps of 15°, or else to a quarter of a turn that is nearly reached. */
export function snapAngle(degrees: number, inSteps: boolean): number {
  if (inSteps) return Math.round(degrees / TURN_STEP_DEGREES) * TURN_STEP_DEGREES;
  const quarter = Math.round(degrees / QUARTER_DEGREES) * QUARTER_DEGREES;
  return Math.abs(degrees - quarter) <= SOFT_TURN_DEGREES ? quarter : degrees;
}
