import {
  type Corner,
  cornerOf,
  middleOf,
  oppositeOf,
  type Point,
  withMiddle,
} from "#app/editor/studio/board/board-geometry.ts";
import { PLACE_BOUNDS, type Place } from "#app/editor/studio/board/board-pieces.ts";

/** Where pointers bring a piece, from where it was when they went down. */

export function movedPlace(from: Place, start: Point, now: Point): Place {
  const { x, y } = middleOf(from);
  return withMiddle(from, { x: x + now.x - start.x, y: y + now.y - start.y });
}

function boundedRatio(width: number, ratio: number): number {
  const { min, max } = PLACE_BOUNDS.width;
  return Math.min(max, Math.max(min, width * ratio)) / width;
}

/** Dragged at a corner; the opposite one stays. */
export function scaledPlace(from: Place, height: number, corner: Corner, start: Point, now: Point): Place {
  const fixed = cornerOf(from, height, oppositeOf(corner));
  const [startX, startY] = [start.x - fixed.x, start.y - fixed.y];
  const along = (now.x - fixed.x) * startX + (now.y - fixed.y) * startY;
  const ratio = boundedRatio(from.width, along / Math.max(startX ** 2 + startY ** 2, Number.EPSILON));
  const { x, y } = middleOf(from);
  const middle = { x: fixed.x + (x - fixed.x) * ratio, y: fixed.y + (y - fixed.y) * ratio };
  return { ...withMiddle(from, middle), width: from.width * ratio };
}

const directionOf = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

export function turnedPlace(from: Place, start: Point, now: Point): Place {
  const middle = middleOf(from);
  return { ...from, angle: from.angle + directionOf(middle, now) - directionOf(middle, start) };
}

export type Fingers = readonly [Point, Point];

const distanceOf = ([one, other]: Fingers) => Math.hypot(other.x - one.x, other.y - one.y);
const betweenOf = ([one, other]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Two fingers move, scale and turn at once. */
export function pinchedPlace(from: Place, start: Fingers, now: Fingers): Place {
  const ratio = boundedRatio(from.width, distanceOf(now) / Math.max(distanceOf(start), Number.EPSILON));
  const moved = movedPlace(from, betweenOf(start), betweenOf(now));
  const angle = from.angle + directionOf(...now) - directionOf(...start);
  return { ...moved, width: from.width * ratio, angle };
}
