/**
 * Who may make which call. The server guards its routes by this table: a route without a row, or a row
 * without a route, fails at start. The permission tests make each call as each kind of caller.
 */

export type Access =
  | Level
  /**
   * The same, in a session that is fresh: the user signed in or gave the password lately. For what cannot be
   * taken back; in an older session the call gets CURRENT_PASSWORD_REQUIRED.
   */
  | `fresh-${Exclude<Level, "public" | "public-or-user" | "owner-or-admin" | "author-or-admin" | "session">}`;

export type Level =
  /** Every caller, signed in or not. */
  | "public"
  /** Every caller; the response shows more to a signed-in one. */
  | "public-or-user"
  /** A signed-in user. */
  | "user"
  /** The user whose id is in the path; others get 403. */
  | "owner"
  /**
   * The user who owns the cart entry, board, session or passkey in the path; others get 404, so that they do
   * not learn that it exists.
   */
  | "owner-hidden"
  /**
   * The user who owns the cut-out or the submitted look in the path, or an administrator; others get 404, so that
   * they do not learn that it exists.
   */
  | "owner-or-admin"
  /** A signed-in user who wrote the comment or reply, or an administrator. */
  | "author-or-admin"
  /** A session by bearer token or by cookie. */
  | "session"
  /** A signed-in administrator. */
  | "admin";

/** Method and path below /backend, written as the routes are, and who may make the call. */
export const PERMISSIONS = {
  "POST /auth/signup": "public",
  "POST /auth/signin": "public",
  "GET /auth/provider/start": "public",
  "GET /auth/provider/return": "public",
  "POST /auth/google": "public",
  "POST /auth/confirm": "public",
  "POST /auth/forgot": "public",
  "POST /auth/reset": "public",
  "POST /auth/undo-email": "public",
  "POST /auth/passkey/options": "public-or-user",
  "POST /auth/passkey": "public",
  "POST /auth/signout": "public",
  "POST /user/signout": "public",
  "GET /user/check-auth": "session",
  "GET /user/account": "user",
  "GET /user/export": "fresh-user",
  "PUT /user/alerts": "user",
  "PUT /user/newsletter": "user",
  "POST /user/confirmation": "user",
  "DELETE /user/pending-email": "user",
  "POST /user/passkeys/options": "fresh-user",
  "POST /user/passkeys": "user",
  "PUT /user/passkeys/:id": "owner-hidden",
  "DELETE /user/passkeys/:id": "fresh-owner-hidden",
  "POST /user/reauthenticate": "user",
  "GET /user/fresh-session": "fresh-user",
  "DELETE /user/identities/:id": "fresh-owner-hidden",
  "GET /user/sessions": "user",
  "DELETE /user/sessions/:id": "owner-hidden",
  "DELETE /user/sessions": "user",
  "PUT /user/update/:id": "owner",
  "DELETE /user/delete/:id": "fresh-owner",
  "GET /moderation/admin/queue": "admin",
  // The action "block" needs a fresh session.
  "POST /moderation/admin/:id": "admin",
  "GET /user/admin/users": "admin",
  "PUT /user/admin/:id/role": "fresh-admin",
  "PUT /user/admin/:id/block": "fresh-admin",
  "POST /user/admin/:id/passkey-code": "fresh-admin",
  "GET /cart/count": "user",
  "GET /cart": "user",
  "POST /cart/add-outfit": "user",
  "PUT /cart/outfit/:cartOutfitId/quantity": "owner-hidden",
  "GET /cart/outfit/:cartOutfitId/items": "owner-hidden",
  "DELETE /cart/outfit/:cartOutfitId": "owner-hidden",
  "DELETE /cart/clear": "user",
  "GET /board": "user",
  "POST /board": "user",
  "GET /board/saved": "user",
  "GET /board/:id": "public-or-user",
  "PUT /board/:id": "owner-hidden",
  "DELETE /board/:id": "owner-hidden",
  "PUT /board/:id/outfit/:outfitId": "owner-hidden",
  "DELETE /board/:id/outfit/:outfitId": "owner-hidden",
  "PUT /board/:id/outfit/:outfitId/position": "owner-hidden",
  "POST /board/:id/cart": "user",
  "GET /stylist": "user",
  "GET /stylist/:username": "public-or-user",
  "PUT /stylist/:username/follow": "user",
  "DELETE /stylist/:username/follow": "user",
  "PUT /stylist/about": "user",
  "GET /outfit/getoutfits": "public",
  "GET /outfit/completions": "public",
  "GET /outfit/trending": "public",
  "GET /outfit/:id": "public-or-user",
  "GET /outfit/:id/similar": "public",
  "GET /outfit/item/:itemId/outfits": "public",
  "POST /outfit/item/:itemId/open": "user",
  "POST /outfit/item/:itemId/report": "user",
  "GET /outfit/item/:itemId/alternatives": "public-or-user",
  "GET /outfit/:id/comments": "public",
  "GET /outfit/:id/comments/:commentId/replies": "public",
  "POST /outfit/create": "admin",
  "PUT /outfit/update/:id": "admin",
  "DELETE /outfit/delete/:id": "admin",
  "PUT /outfit/admin/togglestatus/:id": "admin",
  "GET /outfit/admin/getalloutfits": "admin",
  "POST /outfit/admin/bulk": "admin",
  "POST /outfit/admin/duplicate/:id": "admin",
  "GET /outfit/admin/history/:id": "admin",
  "GET /outfit/admin/import": "admin",
  "POST /outfit/admin/import": "admin",
  "POST /outfit/admin/import/preview": "admin",
  "DELETE /outfit/admin/import/:id": "admin",
  "GET /outfit/admin/pictures": "admin",
  "POST /outfit/admin/pictures/retry": "admin",
  "GET /outfit/admin/export": "admin",
  "PUT /outfit/like/:outfitId": "user",
  "PUT /outfit/dislike/:outfitId": "user",
  "POST /outfit/report/:outfitId/:commentId": "user",
  "POST /outfit/report/:outfitId/:commentId/:replyId": "user",
  "POST /outfit/comment/:outfitId": "user",
  "DELETE /outfit/comment/:outfitId/:commentId": "author-or-admin",
  "PUT /outfit/comment/like/:outfitId/:commentId": "user",
  "PUT /outfit/comment/dislike/:outfitId/:commentId": "user",
  "POST /outfit/reply/:outfitId/:commentId": "user",
  "DELETE /outfit/reply/:outfitId/:commentId/:replyId": "author-or-admin",
  "PUT /outfit/reply/like/:outfitId/:commentId/:replyId": "user",
  "PUT /outfit/reply/dislike/:outfitId/:commentId/:replyId": "user",
  "GET /link/admin/links": "admin",
  "GET /link/admin/export": "admin",
  "POST /link/admin/check/:linkId": "admin",
  "PUT /link/admin/replace/:linkId": "admin",
  "POST /link/admin/price/:linkId": "admin",
  "POST /link/admin/read": "admin",
  "GET /piece/admin/pieces": "admin",
  "POST /piece/admin/pieces": "admin",
  "PUT /piece/admin/pieces/:id": "admin",
  "DELETE /piece/admin/pieces/:id": "admin",
  "GET /piece/admin/import": "admin",
  "POST /piece/admin/import": "admin",
  "POST /piece/admin/import/preview": "admin",
  "POST /piece/admin/import/cancel": "admin",
  "POST /piece/admin/import/undo": "admin",
  "POST /studio/admin/rights": "admin",
  "POST /studio/admin/cutout": "admin",
  "POST /studio/admin/cutout/:id/mend": "admin",
  "GET /studio/admin/source/:id": "admin",
  "POST /studio/admin/ground-picture": "admin",
  "GET /studio/admin/studio": "admin",
  "PUT /studio/admin/draft": "admin",
  "DELETE /studio/admin/draft": "admin",
  "POST /studio/admin/arrange": "admin",
  "POST /studio/admin/layers": "admin",
  "POST /studio/admin/ground": "admin",
  "POST /studio/admin/preview": "admin",
  "GET /studio/admin/board/:outfitId": "admin",
  "GET /studio/admin/picture/:outfitId": "admin",
  "POST /studio/rights": "user",
  "POST /studio/cutout": "user",
  "POST /studio/cutout/:id/mend": "owner-or-admin",
  "GET /studio/source/:id": "owner-or-admin",
  "POST /studio/ground-picture": "user",
  "GET /studio/studio": "user",
  "PUT /studio/draft": "user",
  "DELETE /studio/draft": "user",
  "POST /studio/arrange": "user",
  "POST /studio/layers": "user",
  "POST /studio/ground": "user",
  "POST /studio/preview": "user",
  "GET /studio/pieces": "user",
  "GET /submission": "user",
  "POST /submission": "user",
  "PUT /submission/:id": "owner-hidden",
  "POST /submission/:id/submit": "owner-hidden",
  "DELETE /submission/:id": "owner-hidden",
  "GET /submission/:id/picture": "owner-or-admin",
  "GET /submission/:id/board": "owner-or-admin",
  "GET /submission/:id/figures": "owner-or-admin",
  "GET /submission/admin": "admin",
  "POST /submission/admin/:id": "admin",
  "GET /settings/admin": "admin",
  "PUT /settings/admin": "admin",
  "PUT /settings/admin/picture/:kind": "admin",
  "DELETE /settings/admin/picture/:kind": "admin",
  "POST /settings/admin/picture": "admin",
  "GET /settings/texts/:page": "public",
  "POST /bespoke": "public",
  "GET /bespoke": "user",
  "GET /bespoke/admin/requests": "admin",
  "GET /bespoke/admin/requests/:id/picture": "admin",
  "POST /bespoke/admin/requests/:id/answer": "admin",
  "POST /newsletter": "public",
  "POST /newsletter/confirm": "public",
  "POST /newsletter/unsubscribe": "public",
  "POST /newsletter/unsubscribe/:token": "public",
  "GET /newsletter/unsubscribe/:token": "public",
  "GET /newsletter/admin/export": "fresh-admin",
  "POST /alerts/unsubscribe": "public",
  "POST /alerts/unsubscribe/:token": "public",
  "GET /alerts/unsubscribe/:token": "public",
  "GET /activity/admin": "admin",
  "GET /analytics/admin/summary": "admin",
  "GET /analytics/admin/export": "admin",
  "GET /dashboard/admin/waiting": "admin",
  "GET /dashboard/admin/first-steps": "admin",
  "PUT /dashboard/admin/first-steps": "admin",
  "POST /dashboard/admin/first-steps/test-mail": "admin",
  "GET /dashboard/admin/demo": "admin",
  "POST /dashboard/admin/demo/remove": "fresh-admin",
  "POST /web-vitals": "public",
} as const satisfies Record<string, Access>;
export type Call = keyof typeof PERMISSIONS;
