import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import type { Composition } from "#contract/studio/composition.ts";

/** Changes of the pieces of a board. */

export type CompositionPiece = Composition["pieces"][number];

/** A piece while it is edited. */
export interface BoardPiece extends CompositionPiece {
  /** Identifies the piece as long as the board is open. */
  readonly key: string;
  /** Stays as it is when the others are moved or arranged. */
  readonly isLocked: boolean;
}

/** Where a piece lies: shares of the board, and degrees clockwise. */
export type Place = Pick<CompositionPiece, "x" | "y" | "width" | "angle">;

/** What a piece shows. */
export type Product = Pick<CompositionPiece, "cutoutId" | "itemName">;

/** A piece to be laid on the board; without a place it comes into the middle. */
export type NewPiece = Product & Pick<CompositionPiece, "role"> & Partial<Place> & { mirrored?: boolean };

/** The bounds of `compositionPieceFields`. */
export const PLACE_BOUNDS = {
  x: { min: -0.2, max: 1.2 },
  y: { min: -0.2, max: 1.2 },
  width: { min: 0.02, max: 1.5 },
  angle: { min: -180, max: 180 },
} as const;

const DIGITS = 4;
const NEW_WIDTH = 0.3;

const bounded = (value: number, { min, max }: { min: number; max: number }) =>
  Number(Math.min(max, Math.max(min, value)).toFixed(DIGITS));

/** The same direction within half a turn either way. */
function wholeTurn(angle: number): number {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180;
  return turned === -180 && angle > 0 ? 180 : turned;
}

/** The nearest place that a composition can hold. */
export function settlePlace({ x, y, width, angle }: Place): Place {
  return {
    x: bounded(x, PLACE_BOUNDS.x),
    y: bounded(y, PLACE_BOUNDS.y),
    width: bounded(width, PLACE_BOUNDS.width),
    angle: bounded(wholeTurn(angle), PLACE_BOUNDS.angle),
  };
}

export const placeOf = ({ x, y, width, angle }: Place): Place => ({ x, y, width, angle });

/** From the table up. */
export function byLayer<T extends { layer: number }>(pieces: readonly T[]): T[] {
  return [...pieces].sort((a, b) => a.layer - b.layer);
}

/** Numbers the layers from 0 without gaps. */
function withoutGaps(pieces: readonly BoardPiece[]): BoardPiece[] {
  const order = byLayer(pieces).map(({ key }) => key);
  return pieces.map((piece) => ({ ...piece, layer: order.indexOf(piece.key) }));
}

export function changePiece(
  pieces: readonly BoardPiece[],
  key: string,
  change: Partial<BoardPiece>,
): readonly BoardPiece[] {
  return pieces.map((piece) => (piece.key === key ? { ...piece, ...change } : piece));
}

/** Exchanges a piece with the next one above it (1) or below it (-1); the same pieces if there is none. */
export function shiftLayer(pieces: readonly BoardPiece[], key: string, by: 1 | -1): readonly BoardPiece[] {
  const piece = pieces.find((one) => one.key === key);
  const other = piece && pieces.find(({ layer }) => layer === piece.layer + by);
  if (!piece || !other) return pieces;
  const { layer } = piece;
  return changePiece(changePiece(pieces, key, { layer: other.layer }), other.key, { layer });
}

export function removePiece(pieces: readonly BoardPiece[], key: string): readonly BoardPiece[] {
  return withoutGaps(pieces.filter((piece) => piece.key !== key));
}

/** Lays as many of the added pieces on top as the board can hold. */
export function addPieces(
  pieces: readonly BoardPiece[],
  added: readonly NewPiece[],
  createKey: () => string,
): readonly BoardPiece[] {
  const room = COMPOSITION_PIECES_MAX - pieces.length;
  const laid = added.slice(0, room).map(
    (
      { x = 0.5, y = 0.5, width = NEW_WIDTH, angle = 0, mirrored = false, ...product },
      index,
    ): BoardPiece => ({
      ...product,
      ...settlePlace({ x, y, width, angle }),
      mirrored,
      key: createKey(),
      isLocked: false,
      layer: pieces.length + index,
    }),
  );
  return [...pieces, ...laid];
}

/**
 * Lays the pieces as arranged, and the new ones that the arrangement has after those of `keys`. The arrangement
 * was asked for earlier: only places are taken from it, removed pieces do not come back, and those added meanwhile
 * stay on top. Locked pieces keep their place.
 */
export function arrangePieces(
  pieces: readonly BoardPiece[],
  arranged: readonly CompositionPiece[],
  keys: readonly string[],
  createKey: () => string,
): readonly BoardPiece[] {
  const laid = pieces.map((piece): BoardPiece => {
    const at = arranged[keys.indexOf(piece.key)];
    if (!at) return { ...piece, layer: piece.layer + COMPOSITION_PIECES_MAX };
    const { mirrored, layer } = at;
    return piece.isLocked ? { ...piece, layer } : { ...piece, ...placeOf(at), mirrored, layer };
  });
  const added = arranged
    .slice(keys.length)
    .slice(0, COMPOSITION_PIECES_MAX - pieces.length)
    .map((piece): BoardPiece => ({ ...piece, key: createKey(), isLocked: false }));
  return withoutGaps([...laid, ...added]);
}
