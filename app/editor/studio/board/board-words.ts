import type { BoardAction, BoardState } from "#app/editor/studio/board/board-actions.ts";
import { type BoardPiece, byLayer } from "#app/editor/studio/board/board-pieces.ts";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import type { Cutout } from "#contract/studio/studio.ts";

/** Pieces and their changes in words. */

/** The item's name; without one, the number of the piece in the composition. */
export function nameOfPiece(
  piece: BoardPiece,
  pieces: readonly BoardPiece[],
  cutouts: ReadonlyMap<string, Cutout>,
): string {
  const known = piece.cutoutId === undefined ? undefined : cutouts.get(piece.cutoutId)?.item.itemName;
  return piece.itemName ?? known ?? `Piece ${pieces.findIndex(({ key }) => key === piece.key) + 1}`;
}

/** In percent or degrees, with one decimal where it is not whole. */
export const numberText = (value: number): string => String(Number(value.toFixed(1)));

export function placeText({ x, y }: Pick<BoardPiece, "x" | "y">): string {
  return `${numberText(x * 100)} % from the left, ${numberText(y * 100)} % from the top`;
}

function angleText(angle: number): string {
  if (angle === 0) return "upright";
  return `turned ${numberText(Math.abs(angle))}° ${angle > 0 ? "clockwise" : "anticlockwise"}`;
}

/** What a change of numbers has changed. */
function changedNumbers(before: BoardPiece, after: BoardPiece): string[] {
  const parts: string[] = [];
  if (before.x !== after.x || before.y !== after.y) parts.push(placeText(after));
  if (before.width !== after.width) parts.push(`${numberText(after.width * 100)} % wide`);
  if (before.angle !== after.angle) parts.push(angleText(after.angle));
  return parts;
}

/** An action in words, said after it; undefined if nothing is to be said. */
export function wordsOf(action: BoardAction, before: BoardState, after: BoardState): string | undefined {
  switch (action.kind) {
    case "select":
    case "cutouts":
      return undefined;
    case "undo":
      return before === after ? "There is nothing to undo" : "The last change is undone";
    case "redo":
      return before === after ? "There is nothing to redo" : "The change is made again";
    case "ground":
      return "The ground has changed";
    case "arrange":
      return "The pieces are arranged";
    case "add": {
      const count = after.now.pieces.length - before.now.pieces.length;
      if (count < action.pieces.length) return `A board holds ${COMPOSITION_PIECES_MAX} pieces`;
      const added = after.now.pieces.slice(-count);
      return `${added.map((piece) => nameOfPiece(piece, after.now.pieces, after.cutouts)).join(", ")}: added`;
    }
  }
  const piece = before.now.pieces.find(({ key }) => key === action.key);
  if (!piece) return undefined;
  const name = nameOfPiece(piece, before.now.pieces, before.cutouts);
  return `${name}: ${wordsOfPiece(action.kind, piece, after.now.pieces)}`;
}

type PieceActionKind = Extract<BoardAction, { key: string }>["kind"];

function wordsOfPiece(kind: PieceActionKind, before: BoardPiece, pieces: readonly BoardPiece[]): string {
  const after = pieces.find(({ key }) => key === before.key);
  if (!after) return "removed";
  if (kind === "lock") return after.isLocked ? "locked" : "unlocked";
  if (kind === "replace") return "replaced";
  if (before.isLocked) return "locked; unlock it to change it";
  if (kind === "mirror") return after.mirrored ? "mirrored" : "no longer mirrored";
  if (kind === "forward" || kind === "back") {
    const at = byLayer(pieces).findIndex(({ key }) => key === after.key) + 1;
    return `layer ${at} of ${pieces.length}, counted from the back`;
  }
  return changedNumbers(before, after).join(", ") || "as far as it goes";
}
