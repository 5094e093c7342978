/** Who may make which call (spec section 6): the table the server is guarded by and the permission tests read. */

export type Access =
  /** Everybody, signed in or not. */
  | "public"
  /** Everybody; a signed-in caller sees more (D25). */
  | "public-or-user"
  /** A signed-in user. */
  | "user"
  /** A signed-in user, about what is theirs. */
  | "owner"
  /** A signed-in administrator. */
  | "admin";

/** Calls by method and path below /backend, in the notation of the specification. */
export const PERMISSIONS = {
  "GET /outfit/getoutfits": "public",
  "GET /outfit/trending": "public",
  "GET /outfit/:id": "public-or-user",
  "GET /outfit/:id/comments": "public",
  "GET /outfit/:id/comments/:commentId/replies": "public",
} as const satisfies Record<string, Access>;
