import { type GroundForm, isGroundForm } from "../grounds.ts";
import type { Section } from "../item.ts";
import { ROLES, type Role } from "../kinds.ts";

/** The pixels of a board: 3:4. Positions and sizes in a composition are shares of these. */
export const BOARD_WIDTH = 1200;
export const BOARD_HEIGHT = 1600;
export const MOST_BOARD_PIECES = 12;

/** One product on a board: a cut-out picture, or a drawing of the item's name if there is no cut-out. */
export interface CompositionPiece {
  readonly cutoutId?: string | undefined;
  readonly itemName?: string | undefined;
  readonly role: Role;
  /** The middle, as shares of the board's width and height. */
  readonly x: number;
  readonly y: number;
  /** As a share of the board's width, before the piece is turned. */
  readonly width: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  /** Seen in an upright mirror before it is turned. */
  readonly mirrored: boolean;
  /** 0 lies on the table; unique. */
  readonly layer: number;
}

/** Colours as #rrggbb. The shape keeps its own place, so that moving pieces does not move it. */
export type CompositionGround =
  | {
      readonly kind: "paper";
      readonly paper: string;
      readonly shape?:
        | { readonly form: GroundForm; readonly colour: string; readonly x: number; readonly y: number }
        | undefined;
    }
  | { readonly kind: "colour"; readonly colour: string }
  | { readonly kind: "picture"; readonly mediaId: string };

/** A board, as plain JSON: the same composition and cut-outs always give the same picture. */
export interface Composition {
  readonly seed: string;
  /** By which items are drawn from their names; "Women" where left out. */
  readonly section?: Section | undefined;
  readonly ground: CompositionGround;
  readonly pieces: readonly CompositionPiece[];
}

/** What is asked of a board cannot be done; the message says why and what to change. */
export class BoardError extends Error {
  override readonly name = "BoardError";
}

export function checkRole(role: string): asserts role is Role {
  if (!ROLES.some((known) => known === role)) {
    throw new BoardError(`"${role}" is no role of a piece: use one of ${ROLES.join(", ")}.`);
  }
}

/** Throws a BoardError if there are more pieces than a board can hold. */
export function checkPieceCount(count: number): void {
  if (count > MOST_BOARD_PIECES) {
    throw new BoardError(`A board holds ${MOST_BOARD_PIECES} pieces, not ${count}: leave some out.`);
  }
}

function checkColour(colour: string): void {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new BoardError(`"${colour}" is no colour: write it as #rrggbb.`);
}

/** Throws a BoardError for what cannot be drawn, before any of it becomes markup. */
export function checkComposition({ ground, pieces }: Composition): void {
  checkPieceCount(pieces.length);
  for (const { role } of pieces) checkRole(role);
  for (const { x, y, width, angle } of pieces) {
    if (![x, y, width, angle].every(Number.isFinite) || width <= 0) {
      throw new BoardError(
        "A piece's place is no number, or its width not above 0: correct the composition.",
      );
    }
  }
  if (ground.kind === "colour") checkColour(ground.colour);
  if (ground.kind !== "paper") return;
  checkColour(ground.paper);
  if (!ground.shape) return;
  checkColour(ground.shape.colour);
  if (!isGroundForm(ground.shape.form)) {
    throw new BoardError(`"${ground.shape.form}" is no shape of a ground: use another, or none.`);
  }
}
