import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import {
  isFresh,
  type NewSession,
  renewSession,
  type SignedInUser,
} from "#server/modules/sessions/session-repository.ts";
import { isPassword } from "./password.ts";
import { findUser } from "./user-repository.ts";

/** Throws CURRENT_PASSWORD_REQUIRED unless the user proved who they are within these minutes. */
export async function requireFreshSession(
  database: Database,
  minutes: number,
  { id, sessionId }: SignedInUser,
): Promise<void> {
  if (await isFresh(database, sessionId, minutes)) return;
  const user = await findUser(database, id);
  throw proofRequired(user?.passwordHash ?? null);
}

/**
 * Makes the caller's session fresh by the password; returns its new secrets. Throws
 * CURRENT_PASSWORD_REQUIRED.
 */
export async function reauthenticate(
  database: Database,
  { id, sessionId }: SignedInUser,
  currentPassword: string,
): Promise<NewSession> {
  const verifiedHash = await verifyPassword(database, id, currentPassword);
  return database.transaction(async (tx) => {
    await lockUserExclusive(tx, id);
    const passwordHash = (await findUser(tx, id))?.passwordHash ?? null;
    if (passwordHash !== verifiedHash) throw proofRequired(passwordHash);
    return renewSession(tx, sessionId);
  });
}

/** The hash that the user's password matches; throws CURRENT_PASSWORD_REQUIRED. */
export async function verifyPassword(database: Database, userId: string, password: string): Promise<string> {
  const passwordHash = (await findUser(database, userId))?.passwordHash ?? null;
  if (!(await isPassword(passwordHash, password, userId)) || passwordHash === null) {
    throw new ApiError("CURRENT_PASSWORD_REQUIRED", ACCOUNT_ERRORS.currentPasswordWrong);
  }
  return passwordHash;
}

export function proofRequired(passwordHash: string | null): ApiError {
  const { currentPasswordRequired, signInAgain } = ACCOUNT_ERRORS;
  return new ApiError(
    "CURRENT_PASSWORD_REQUIRED",
    passwordHash === null ? signInAgain : currentPasswordRequired,
  );
}
