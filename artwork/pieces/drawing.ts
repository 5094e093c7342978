import type { Piece } from "../piece.ts";
import type { Sketch } from "../sketch.ts";

/** Draws one kind of piece into a sketch, in the piece's own units. */
export type Drawing = (sketch: Sketch, piece: Piece) => void;
