import { and, asc, eq } from "drizzle-orm";
import type { LinkedIdentity } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { identities } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { requireWayIn } from "#server/modules/accounts/require-way-in.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";

/** The sign-ins at identity providers that open a user's account. */
export async function listIdentities(database: Database, userId: string): Promise<LinkedIdentity[]> {
  const found = await database
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  return found.map(({ id, issuer, createdAt }) => ({
    _id: id,
    provider: new URL(issuer).host,
    createdAt: createdAt.toISOString(),
  }));
}

/** Unlinks one of them. Throws NOT_FOUND, and CONFLICT if nothing else opens the account. */
export async function unlinkIdentity(
  database: Database,
  { userId, id, device }: { userId: string; id: string; device: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    const own = and(eq(identities.id, id), eq(identities.userId, userId));
    const unlinked = await tx.delete(identities).where(own).returning({ id: identities.id });
    if (unlinked.length === 0) throw new ApiError("NOT_FOUND", ACCOUNT_ERRORS.identityUnknown);
    await requireWayIn(tx, userId, ACCOUNT_ERRORS.lastWayIn);
    await insertSecurityEvent(tx, { userId, kind: "identity-unlinked", device });
  });
}
