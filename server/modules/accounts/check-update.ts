import { and, eq, ne, or } from "drizzle-orm";
import type { UserUpdate } from "#contract/account/account.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { isFresh, type SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { proofRequired } from "./require-identity.ts";
import { emailTaken, usernameTaken } from "./taken-error.ts";
import { findUser } from "./user-repository.ts";
import { usernameKeyOf } from "./username-key.ts";

/**
 * Refuses a new password that could not be stored anyway, before it is hashed, which is expensive. The
 * transaction that stores it checks once more. Throws CURRENT_PASSWORD_REQUIRED and CONFLICT.
 */
export async function checkUpdate(
  database: Database,
  caller: SignedInUser,
  { username, email }: UserUpdate,
  { verifiedHash, minutes }: { verifiedHash: string | undefined; minutes: number },
): Promise<void> {
  const user = await findUser(database, caller.id);
  if (!user) throw signInRequired();
  const isVerified = verifiedHash !== undefined && verifiedHash === user.passwordHash;
  if (!isVerified && !(await isFresh(database, caller.sessionId, minutes)))
    throw proofRequired(user.passwordHash);
  const wanted = or(
    email === undefined ? undefined : eq(users.email, email),
    username === undefined ? undefined : eq(users.usernameKey, usernameKeyOf(username)),
  );
  if (!wanted) return;
  const owners = await database
    .select({ email: users.email })
    .from(users)
    .where(and(wanted, ne(users.id, caller.id)));
  if (owners.some((owner) => owner.email === email)) throw emailTaken();
  if (owners.length > 0) throw usernameTaken();
}
