import { eq } from "drizzle-orm";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import type { Database } from "#server/db/database.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { identities } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { findUser } from "./user-repository.ts";

/**
 * Throws CONFLICT with this message if neither a password nor a passkey nor an identity opens the account. To
 * be called after one of them has been removed, under the lock of the user: the error rolls the removal back.
 */
export async function requireWayIn(tx: Database, userId: string, message: ErrorMessage): Promise<void> {
  const user = await findUser(tx, userId);
  if (user?.passwordHash) return;
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0) return;
  if ((await tx.$count(identities, eq(identities.userId, userId))) > 0) return;
  throw new ApiError("CONFLICT", message);
}
