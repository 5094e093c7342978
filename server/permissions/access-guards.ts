import type { Access } from "#contract/permissions.ts";
import type { Database } from "#server/db/database.ts";
import { requireOwnAccount } from "#server/modules/accounts/require-own-account.ts";
import { requireEntry } from "#server/modules/cart/cart-service.ts";
import {
  callerOf,
  type Guard,
  requireAdmin,
  requireSession,
  requireUser,
} from "#server/modules/sessions/guards.ts";

/** The guard of each access level; undefined where every caller may make the call. */
export function accessGuards(
  database: Database,
  adminPasskeyRequired: boolean,
): Record<Access, Guard | undefined> {
  const user = requireUser(database);
  return {
    public: undefined,
    "public-or-user": undefined,
    user,
    owner: async (request) => {
      await user(request);
      requireOwnAccount(request);
    },
    "owner-hidden": async (request) => {
      await user(request);
      const { cartOutfitId } = request.params as { cartOutfitId?: string };
      // Boards, sessions and passkeys are looked up together with their owner.
      if (cartOutfitId !== undefined)
        await requireEntry(database, { userId: callerOf(request).id, cartOutfitId });
    },
    // The author is compared under the lock of the comment or reply (see contributions.ts).
    "author-or-admin": async (request) => {
      await user(request);
      const caller = callerOf(request);
      // Such a session may do what any user may.
      if (adminPasskeyRequired && !caller.byPasskey) request.caller = { ...caller, isAdmin: false };
    },
    session: requireSession(database),
    admin: requireAdmin(database, adminPasskeyRequired),
  };
}
