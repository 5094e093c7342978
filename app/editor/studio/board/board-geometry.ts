import type { Place } from "#app/editor/studio/board/board-pieces.ts";

/** Points, lengths and boxes on the board, all in shares of its width. */

/** The board's height. */
export const BOARD_HEIGHT = 4 / 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const middleOf = ({ x, y }: Pick<Place, "x" | "y">): Point => ({ x, y: y * BOARD_HEIGHT });

export const withMiddle = (place: Place, { x, y }: Point): Place => ({ ...place, x, y: y / BOARD_HEIGHT });

/** Turned around the origin, clockwise. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** The upright box around a piece that is `height` high before it is turned. */
export function boxOf(place: Place, height: number): Box {
  const { x, y } = middleOf(place);
  const [one, other] = [1, -1].map((sign) =>
    turned({ x: place.width / 2, y: (sign * height) / 2 }, place.angle),
  ) as [Point, Point];
  const right = Math.max(Math.abs(one.x), Math.abs(other.x));
  const down = Math.max(Math.abs(one.y), Math.abs(other.y));
  return { left: x - right, right: x + right, top: y - down, bottom: y + down };
}

/** Whether a point is in the turned box of a piece. */
export function isInPiece(point: Point, place: Place, height: number): boolean {
  const middle = middleOf(place);
  const { x, y } = turned({ x: point.x - middle.x, y: point.y - middle.y }, -place.angle);
  return Math.abs(x) <= place.width / 2 && Math.abs(y) <= height / 2;
}

export const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
export type Corner = (typeof CORNERS)[number];

export type HandleName = Corner | "turn";

const SIGNS: Record<Corner, Point> = {
  "top-left": { x: -1, y: -1 },
  "top-right": { x: 1, y: -1 },
  "bottom-right": { x: 1, y: 1 },
  "bottom-left": { x: -1, y: 1 },
};

export function cornerOf(place: Place, height: number, corner: Corner): Point {
  const { x, y } = middleOf(place);
  const sign = SIGNS[corner];
  const arm = turned({ x: (sign.x * place.width) / 2, y: (sign.y * height) / 2 }, place.angle);
  return { x: x + arm.x, y: y + arm.y };
}

export function oppositeOf(corner: Corner): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + 2) % CORNERS.length] as Corner;
}

/** Half of the smallest square with handles at its corners: the piece between them can still be pressed. */
const HANDLE_ROOM_PX = 38;
/** From the upper edge to the handle for turning. */
const TURN_ARM_PX = 40;

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Where the handles of a piece are: at its corners, but never off a board of so many pixels. */
export function handlesOf(place: Place, height: number, boardPx: number): Record<HandleName, Point> {
  const room = (2 * HANDLE_ROOM_PX) / boardPx;
  const spread = { ...place, width: Math.max(place.width, room) };
  const spreadHeight = Math.max(height, room);
  const middle = middleOf(place);
  const arm = turned({ x: 0, y: -spreadHeight / 2 - TURN_ARM_PX / boardPx }, place.angle);
  const onBoard = ({ x, y }: Point): Point => ({ x: within(x, 1), y: within(y, BOARD_HEIGHT) });
  const corner = (name: Corner) => onBoard(cornerOf(spread, spreadHeight, name));
  return {
    "top-left": corner("top-left"),
    "top-right": corner("top-right"),
    "bottom-right": corner("bottom-right"),
    "bottom-left": corner("bottom-left"),
    turn: onBoard({ x: middle.x + arm.x, y: middle.y + arm.y }),
  };
}
