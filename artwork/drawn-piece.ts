import { kinds, type Role } from "./kinds.ts";
import type { Bounds } from "./outline.ts";
import type { Piece } from "./piece.ts";
import { drawings } from "./pieces/drawings.ts";
import { type PlacedShape, type Placement, placedBox, touching } from "./placement.ts";
import { shadowUnder } from "./shadows.ts";
import { Sketch } from "./sketch.ts";

/** A drawn piece without a place yet. */
export interface DrawnPiece {
  readonly piece: Piece;
  /** The index of the item that it is; undefined for a further garment of a set. */
  readonly item: number | undefined;
  readonly role: Role;
  readonly sketch: Sketch;
  readonly box: Bounds;
}

/** A drawn piece in its place on the canvas. */
export interface PlacedPiece extends DrawnPiece {
  readonly placement: Placement;
}

/** Draws the piece of an item; `index` makes its ids unique in the document. */
export function draw({ piece, item }: Pick<DrawnPiece, "piece" | "item">, index: number): DrawnPiece {
  const sketch = new Sketch(`p${index}-`);
  drawings[piece.kind](sketch, piece);
  return { piece, item, role: kinds[piece.kind].role, sketch, box: sketch.bounds() };
}

export const placedShape = ({ sketch, box, placement }: PlacedPiece): PlacedShape => ({
  outlines: sketch.outlines,
  box,
  placement,
});

const round = (value: number): string => value.toFixed(2);

function pieceMarkup({ sketch, box, placement }: PlacedPiece): string {
  const { x, y, turn, scale } = placement;
  const middle = `${round(-box.x - box.width / 2)} ${round(-box.y - box.height / 2)}`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale.toFixed(4)}) translate(${middle})">${sketch.toMarkup()}</g>`;
}

/** The pieces from the table upwards, each above its shadow; neighbours that do not touch share one. */
export function piecesMarkup(pieces: readonly PlacedPiece[]): string {
  const groups: PlacedPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const box = placedBox(piece);
    if (group?.every((other) => !touching(box, placedBox(other), 40))) group.push(piece);
    else groups.push([piece]);
  }
  return groups
    .map((group) => shadowUnder(group.map(placedShape)) + group.map(pieceMarkup).join(""))
    .join("");
}
