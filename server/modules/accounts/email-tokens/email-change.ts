import { eq, lt, sql } from "drizzle-orm";
import { UNDO_EMAIL_DAYS } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { confirmNewAddressEmail, emailChangeAskedEmail } from "#server/modules/accounts/account-emails.ts";
import { emailTaken } from "#server/modules/accounts/taken-error.ts";
import type { UserRecord } from "#server/modules/accounts/user-presenter.ts";
import { findUserByEmail } from "#server/modules/accounts/user-repository.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { requireConfirmation } from "./confirmation.ts";
import { deleteUnusedTokens } from "./email-token-repository.ts";
import { enqueueUndo } from "./undo-email.ts";

/**
 * Stores the address that is to replace a confirmed one once it is confirmed, asks its owner to do so, and
 * tells the present one, with a link that cancels the change. Returns the changed user. Lock the user before.
 * Throws CONFLICT if another account has the address, and RATE_LIMITED.
 */
export async function askForEmailChange(
  tx: Database,
  settings: EmailSettings,
  user: UserRecord,
  { email, device }: { email: string; device: string },
): Promise<UserRecord> {
  const userId = user.id;
  if (await findUserByEmail(tx, email)) throw emailTaken();
  await deleteUnusedTokens(tx, userId, ["confirm-email"]);
  // Of several changes in a row the first counts, so that its links undo what came with any of them.
  const pendingEmailSince = sql`coalesce(${users.pendingEmailSince}, now())`;
  const [changed = user] = await tx
    .update(users)
    .set({ pendingEmail: email, pendingEmailSince })
    .where(eq(users.id, userId))
    .returning();
  await enqueueUndo(tx, { userId, email: user.email }, (token) =>
    emailChangeAskedEmail(settings, token, email),
  );
  await requireConfirmation(tx, { userId, email }, (token) => confirmNewAddressEmail(settings, token));
  await insertSecurityEvent(tx, { userId, kind: "email-change-asked", device });
  return changed;
}

/**
 * Forgets the address that waits for its confirmation; returns false if there is none. Lock the user before.
 */
export async function cancelEmailChange(
  tx: Database,
  { userId, device }: { userId: string; device: string },
): Promise<boolean> {
  const waiting = await tx.$count(users, sql`${users.id} = ${userId} and ${users.pendingEmail} is not null`);
  if (waiting === 0) return false;
  await tx.update(users).set(NO_CHANGE).where(eq(users.id, userId));
  await deleteUnusedTokens(tx, userId, ["confirm-email"]);
  await insertSecurityEvent(tx, { userId, kind: "email-change-cancelled", device });
  return true;
}

/** Forgets addresses that nobody has confirmed for as long as a change can be undone. */
export async function deleteOldEmailChanges(database: Database): Promise<void> {
  const tooOld = lt(users.pendingEmailSince, sql`now() - make_interval(days => ${UNDO_EMAIL_DAYS})`);
  await database.update(users).set(NO_CHANGE).where(tooOld);
}

const NO_CHANGE = { pendingEmail: null, pendingEmailSince: null };
