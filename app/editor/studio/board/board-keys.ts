import type { BoardAction } from "#app/editor/studio/board/board-actions.ts";
import type { BoardPiece, Place } from "#app/editor/studio/board/board-pieces.ts";

/** Keys of the focused piece. */

const STEP = 0.01;
const LARGE_STEP = 0.05;
const FINE_STEP = 0.0025;
const TURN_DEGREES = 1;
const LARGE_TURN_DEGREES = 15;

/** What `aria-keyshortcuts` of a piece says. */
export const PIECE_SHORTCUTS =
  "ArrowLeft ArrowRight ArrowUp ArrowDown + - [ ] M L J K PageUp PageDown Delete";

/** What the keys do, for people. */
export const KEY_HELP: readonly (readonly [keys: string, meaning: string])[] = [
  ["Arrow keys", "move by 1 %, with Shift by 5 %, with Alt by 0.25 %"],
  ["+ and −", "scale"],
  ["[ and ]", "turn by 1°, with Shift by 15°"],
  ["M", "mirror"],
  ["Page Up and Page Down", "bring forward and send back"],
  ["L", "lock or unlock"],
  ["J and K", "next and previous piece"],
  ["Delete", "remove"],
  ["Ctrl+Z, Ctrl+Shift+Z", "undo, redo (on a Mac with ⌘)"],
];

export const HELP_OF_POINTER =
  "Drag a piece to move it, its corners to scale it, and the round handle to turn it; two fingers do all at once. Alt keeps lines from attracting a piece, Shift turns it in steps of 15°.";

type KeyPress = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey">;

const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const SCALES: Partial<Record<string, number>> = { "+": STEP, "=": STEP, "-": -STEP, "−": -STEP };
/** With Shift, some keyboards have braces on the keys of brackets. */
const TURNS: Partial<Record<string, number>> = { "[": -1, "{": -1, "]": 1, "}": 1 };
const KINDS: Partial<Record<string, "mirror" | "lock" | "forward" | "back" | "remove">> = {
  m: "mirror",
  l: "lock",
  PageUp: "forward",
  PageDown: "back",
  Delete: "remove",
  Backspace: "remove",
};
const SELECTION_STEPS: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

const nameOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

function changeByKey(piece: BoardPiece, { key, shiftKey, altKey }: KeyPress): Partial<Place> | undefined {
  const arrow = ARROWS[key];
  if (arrow) {
    const step = altKey ? FINE_STEP : shiftKey ? LARGE_STEP : STEP;
    return arrow.x === 0 ? { y: piece.y + arrow.y * step } : { x: piece.x + arrow.x * step };
  }
  const scale = SCALES[key];
  if (scale !== undefined) return { width: piece.width + scale };
  const turn = TURNS[key];
  if (turn === undefined) return undefined;
  return { angle: piece.angle + turn * (shiftKey ? LARGE_TURN_DEGREES : TURN_DEGREES) };
}

/** What a key does to a piece; `at` is the time of the press in ms. Undefined for other keys. */
export function actionOfKey(piece: BoardPiece, press: KeyPress, at: number): BoardAction | undefined {
  const change = changeByKey(piece, press);
  if (change) return { kind: "place", key: piece.key, change, at };
  const kind = KINDS[nameOf(press.key)];
  return kind && { kind, key: piece.key };
}

/** How many pieces further in the list a key goes: 1 or -1; undefined for other keys. */
export const selectionStep = ({ key }: KeyPress): 1 | -1 | undefined => SELECTION_STEPS[nameOf(key)];
