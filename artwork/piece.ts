import type { Role } from "./kinds.ts";
import type { Bounds, Outline } from "./outline.ts";
import type { Placement } from "./placement.ts";

/** What an arrangement needs to know of a thing that it lays on the table, in the thing's own units. */
export interface Piece {
  readonly role: Role;
  /** What casts its shadow. */
  readonly outlines: readonly Outline[];
  /** The box around the outlines. */
  readonly box: Bounds;
  /** The height beside the other pieces, in canvas units (the canvas is 1600 high). */
  readonly naturalHeight: number;
  /** It neither lies on other large pieces nor under them. */
  readonly liesApart?: boolean;
}

/** A piece in its place on the canvas. */
export type Placed<P extends Piece> = P & { readonly placement: Placement };

/** Large pieces take their slots in this order; the others lie in what space is left. */
export const LARGE_ROLES: readonly Role[] = ["hero", "top", "bottom", "layer", "drape"];

export const isLarge = ({ role }: Pick<Piece, "role">): boolean => LARGE_ROLES.includes(role);
