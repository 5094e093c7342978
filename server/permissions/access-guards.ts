import type { FastifyRequest } from "fastify";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Access } from "#contract/permissions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { requireFreshSession } from "#server/modules/accounts/require-identity.ts";
import { requireEntry } from "#server/modules/cart/cart-service.ts";
import {
  callerOf,
  type Guard,
  requireAdmin,
  requireSession,
  requireUser,
} from "#server/modules/sessions/guards.ts";

/** The guard of each access level; undefined where every caller may make the call. */
export function accessGuards(sensitiveChangeMinutes: number): Record<Access, Guard | undefined> {
  const owner: Guard = async (request) => {
    await requireUser(request);
    requireOwnAccount(request);
  };
  const ownerHidden: Guard = async (request) => {
    await requireUser(request);
    const { cartOutfitId } = request.params as { cartOutfitId?: string };
    // Boards, sessions and passkeys are looked up together with their owner.
    if (cartOutfitId !== undefined)
      await requireEntry(request.server.db, { userId: callerOf(request).id, cartOutfitId });
  };
  const fresh =
    (guard: Guard): Guard =>
    async (request) => {
      await guard(request);
      await requireFreshSession(request.server.db, sensitiveChangeMinutes, callerOf(request));
    };
  return {
    public: undefined,
    "public-or-user": undefined,
    user: requireUser,
    "fresh-user": fresh(requireUser),
    owner,
    "fresh-owner": fresh(owner),
    "owner-hidden": ownerHidden,
    "fresh-owner-hidden": fresh(ownerHidden),
    // The owner is compared where the row is read.
    "owner-or-admin": requireUser,
    // The author is compared under the lock of the comment or reply (see delete-contribution.ts).
    "author-or-admin": requireUser,
    session: requireSession,
    admin: requireAdmin,
    "fresh-admin": fresh(requireAdmin),
  };
}

/** Requires the `:id` of the path to be the caller's own; throws NOT_FOUND or FORBIDDEN. */
function requireOwnAccount(request: FastifyRequest): void {
  const { id = "" } = request.params as { id?: string };
  if (!isUuid(id)) throw new ApiError("NOT_FOUND", ACCOUNT_ERRORS.userUnknown);
  if (id.toLowerCase() !== callerOf(request).id) {
    throw new ApiError("FORBIDDEN", ACCOUNT_ERRORS.notYourAccount);
  }
}
