import type { SignIn, SignUp } from "#contract/account/account.ts";
import type { Database } from "#server/db/database.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { confirmAddressEmail } from "./account-emails.ts";
import { beginSession, type SessionOptions, type SignedInSession } from "./begin-session.ts";
import { enqueueConfirmation } from "./email-tokens/confirmation.ts";
import { hashPassword, isPassword } from "./password.ts";
import { takenError } from "./taken-error.ts";
import type { UserRecord } from "./user-presenter.ts";
import { findUserByEmail, insertUser, lockPassword } from "./user-repository.ts";

/**
 * Creates an account and enqueues the e-mail that confirms its address; returns its id. Unique indexes decide
 * whether e-mail and username are free, so that of two simultaneous sign-ups one fails; throws CONFLICT.
 */
export async function signUp(
  database: Database,
  settings: EmailSettings,
  { username, email, password }: SignUp,
  client: string,
): Promise<string> {
  const passwordHash = await hashPassword(password, client);
  try {
    return await database.transaction(async (tx) => {
      const userId = await insertUser(tx, { username, email, passwordHash });
      await enqueueConfirmation(tx, { userId, email }, (token) => confirmAddressEmail(settings, token));
      return userId;
    });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** Starts a session; undefined for an unknown e-mail or a wrong password, which take the same time. */
export async function signIn(
  database: Database,
  options: SessionOptions,
  { email, password }: SignIn,
  {
    client,
    device,
    onWrongPassword,
  }: { client: string; device: string; onWrongPassword: (userId: string) => void },
): Promise<{ user: UserRecord; session: SignedInSession } | undefined> {
  const known = await findUserByEmail(database, email);
  const passwordHash = known?.passwordHash ?? null;
  const matches = await isPassword(passwordHash, password, client);
  if (known && !matches) onWrongPassword(known.id);
  if (!known || passwordHash === null || !matches) return undefined;
  return database.transaction(async (tx) => {
    // If the password was changed meanwhile, the user's sessions were ended, and a new one must not follow.
    const user = await lockPassword(tx, known.id, passwordHash);
    return user && { user, session: await beginSession(tx, options, user, { device }) };
  });
}
