import type { BoardPiece, NewPiece, Place, Product } from "#app/editor/studio/board/board-pieces.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { Cutout } from "#contract/studio/studio.ts";

/** The state of a board that is edited, and what changes it. */

/** What undo brings back. */
export interface BoardContent extends Omit<Composition, "pieces"> {
  /** In the order of the composition, which is that of the items. */
  readonly pieces: readonly BoardPiece[];
  readonly selected: string | undefined;
  /** Pieces were moved by hand since the last arrangement. */
  readonly isTouched: boolean;
}

export interface BoardState {
  readonly now: BoardContent;
  readonly past: readonly BoardContent[];
  readonly future: readonly BoardContent[];
  readonly cutouts: ReadonlyMap<string, Cutout>;
  /** The last change of numbers or of the colour that a following one may join. */
  readonly joinable: { readonly key: string; readonly at: number } | undefined;
  readonly nextKey: number;
  /** The last change in words, for screen readers. */
  readonly announcement: string;
  /** How many there were, by which a repeated one is known as new. */
  readonly announcementCount: number;
}

/** A change of one piece is ignored while it is locked, except for `lock` and `replace`. */
export type BoardAction =
  | { kind: "select"; key: string | undefined }
  /** Numbers are brought within their bounds; `at` is the time of a key press, in ms. */
  | { kind: "place"; key: string; change: Partial<Place>; at?: number }
  | { kind: "mirror" | "forward" | "back" | "remove"; key: string }
  /** Locks the piece, or unlocks it. */
  | { kind: "lock"; key: string }
  /** Pieces beyond what a board can hold are left out. The last one is selected, unless the selection is to stay. */
  | { kind: "add"; pieces: readonly NewPiece[]; keepsSelection?: boolean }
  /** Shows another product in the place of a piece. */
  | { kind: "replace"; key: string; product: Product & Partial<Pick<BoardPiece, "role">> }
  /** `keys` are the pieces that were to be arranged, in the order of the composition, which has new ones after them. */
  | { kind: "arrange"; composition: Composition; keys: readonly string[] }
  /** `at` is the time of a choice that others may follow at once, as while a colour is dragged, in ms. */
  | { kind: "ground"; ground: Composition["ground"]; at?: number }
  | { kind: "cutouts"; cutouts: readonly Cutout[] }
  | { kind: "undo" | "redo" };
