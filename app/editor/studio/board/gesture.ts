import type { Box, Corner, Point } from "#app/editor/studio/board/board-geometry.ts";
import { type Place, settlePlace } from "#app/editor/studio/board/board-pieces.ts";
import {
  type Fingers,
  movedPlace,
  pinchedPlace,
  scaledPlace,
  turnedPlace,
} from "#app/editor/studio/board/pointer-places.ts";
import { type Guides, snapAngle, snapMove } from "#app/editor/studio/board/snapping.ts";

export type Motion =
  | { kind: "move"; start: Point }
  | { kind: "scale"; start: Point; corner: Corner }
  | { kind: "turn"; start: Point }
  | { kind: "pinch"; start: Fingers };

/** What pointers are doing with a piece, from their first press on. */
export interface Gesture {
  readonly key: string;
  /** Where the board has the piece. */
  readonly origin: Place;
  /** The piece's height by its width. */
  readonly ratio: number;
  /** Boxes of the other pieces. */
  readonly others: readonly Box[];
  /** What the pressing of it selects: the topmost piece, where this one lies below another. */
  readonly pressed: string;
  motion: Motion;
  /** Where the motion has begun. */
  from: Place;
  place: Place;
  guides: Guides;
  /** The pointers have moved farther than those of a press. */
  isMoving: boolean;
  frame: number | undefined;
}

interface Circumstances {
  pointers: readonly Point[];
  /** Within which lines attract the piece, as a share of the board's width. */
  reach: number;
  /** Alt: nothing attracts the piece. */
  altKey: boolean;
  /** Shift: it is turned in steps. */
  shiftKey: boolean;
}

/** Where the piece of a gesture is, by its pointers. */
export function placeByPointers(
  gesture: Gesture,
  { pointers: [first, second], reach, altKey, shiftKey }: Circumstances,
): { place: Place; guides: Guides } {
  const { motion, from, ratio, others } = gesture;
  const height = ratio * from.width;
  const withoutGuides = (place: Place) => ({ place: settlePlace(place), guides: {} });
  const snapTurn = (place: Place) =>
    withoutGuides(altKey ? place : { ...place, angle: snapAngle(place.angle, shiftKey) });
  if (!first) return gesture;
  switch (motion.kind) {
    case "move": {
      const moved = movedPlace(from, motion.start, first);
      if (altKey) return withoutGuides(moved);
      const { place, guides } = snapMove(moved, height, others, reach);
      return { place: settlePlace(place), guides };
    }
    case "scale":
      return withoutGuides(scaledPlace(from, height, motion.corner, motion.start, first));
    case "turn":
      return snapTurn(turnedPlace(from, motion.start, first));
    case "pinch":
      return second ? snapTurn(pinchedPlace(from, motion.start, [first, second])) : gesture;
  }
}
