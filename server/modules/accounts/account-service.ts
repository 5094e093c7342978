import type { SignIn, SignUp, UserUpdate } from "#contract/account.ts";
import type { Database } from "#server/db/database.ts";
import { signInRequired } from "#server/modules/sessions/guards.ts";
import {
  endSessionsOfUser,
  type NewSession,
  type SignedInUser,
  startSession,
} from "#server/modules/sessions/session-repository.ts";
import { hashPassword, isPassword } from "./password.ts";
import { takenError } from "./taken-error.ts";
import type { UserRecord } from "./user-presenter.ts";
import { changeUser, findUserByEmail, insertUser, lockPassword } from "./user-repository.ts";

/**
 * Creates an account; returns its id. Unique indexes decide whether e-mail and username are free, so that of two simultaneous sign-ups
 * one fails; throws CONFLICT.
 */
export async function signUp(database: Database, { username, email, password }: SignUp): Promise<string> {
  const passwordHash = await hashPassword(password);
  try {
    return await insertUser(database, { username, email, passwordHash });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** Starts a session; undefined for an unknown e-mail or a wrong password, which take the same time. */
export async function signIn(
  database: Database,
  { email, password }: SignIn,
  sessionTtlHours: number,
): Promise<{ user: UserRecord; session: NewSession } | undefined> {
  const known = await findUserByEmail(database, email);
  const passwordHash = known?.passwordHash ?? null;
  const matches = await isPassword(passwordHash, password);
  if (!known || passwordHash === null || !matches) return undefined;
  return database.transaction(async (tx) => {
    // If the password was changed meanwhile, the user's sessions were ended, and a new one must not follow.
    const user = await lockPassword(tx, known.id, passwordHash);
    return user && { user, session: await startSession(tx, user.id, sessionTtlHours) };
  });
}

/** Changes the fields that the caller sent; throws CONFLICT. A new password ends the user's other sessions. */
export async function updateUser(
  database: Database,
  caller: SignedInUser,
  { password, ...fields }: UserUpdate,
): Promise<UserRecord> {
  const changes = password ? { ...fields, passwordHash: await hashPassword(password) } : fields;
  try {
    return await database.transaction(async (tx) => {
      const user = await changeUser(tx, caller.id, changes);
      if (!user) throw signInRequired();
      if (password) await endSessionsOfUser(tx, caller.id, caller.sessionId);
      return user;
    });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}
