import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { isFresh, type SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { isPassword } from "./password.ts";
import { findUser } from "./user-repository.ts";

/** Throws CURRENT_PASSWORD_REQUIRED unless the session is fresh or the password is the user's; a wrong one is rejected in any session. */
export async function requireIdentity(
  database: Database,
  minutes: number,
  { id, sessionId }: SignedInUser,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword) return void (await verifyPassword(database, id, currentPassword));
  if (await isFresh(database, sessionId, minutes)) return;
  const user = await findUser(database, id);
  throw proofRequired(user?.passwordHash ?? null);
}

/** The hash that the user's password matches; throws CURRENT_PASSWORD_REQUIRED. */
export async function verifyPassword(database: Database, userId: string, password: string): Promise<string> {
  const passwordHash = (await findUser(database, userId))?.passwordHash ?? null;
  if (!(await isPassword(passwordHash, password, userId)) || passwordHash === null) {
    throw new ApiError("CURRENT_PASSWORD_REQUIRED", ACCOUNT_RESPONSES.currentPasswordWrong);
  }
  return passwordHash;
}

export function proofRequired(passwordHash: string | null): ApiError {
  const { currentPasswordRequired, signInAgain } = ACCOUNT_RESPONSES;
  return new ApiError(
    "CURRENT_PASSWORD_REQUIRED",
    passwordHash === null ? signInAgain : currentPasswordRequired,
  );
}
