import { and, eq, sql } from "drizzle-orm";
import { RESET_PASSWORD_MINUTES } from "#contract/limits.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { passwordChangedEmail, resetPasswordEmail } from "#server/modules/accounts/account-emails.ts";
import { hashPassword } from "#server/modules/accounts/password.ts";
import { EVER, NOW, removeUnproved, restoreAccess } from "#server/modules/accounts/restore-access.ts";
import { setPassword } from "#server/modules/accounts/set-password.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { enqueueAccountMail } from "./account-mail.ts";
import {
  consumeToken,
  countWorkingTokens,
  findToken,
  insertToken,
  type TokenRecipient,
} from "./email-token-repository.ts";

const VALID_FOR = sql`make_interval(mins => ${RESET_PASSWORD_MINUTES})`;
/**
 * Links of one account that work at the same time, however many clients ask. An owner who gets no further one
 * has those: strangers cannot use up what the owner needs.
 */
const WORKING_LINKS_MAX = 5;

/**
 * Enqueues the e-mail with the link to choose a new password; returns false if the account has enough links
 * that work, or its unconfirmed address has had its messages of the day.
 */
export async function enqueueReset(
  database: Database,
  settings: EmailSettings,
  recipient: TokenRecipient,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUserExclusive(tx, recipient.userId);
    if ((await countWorkingTokens(tx, recipient.userId, "reset-password")) >= WORKING_LINKS_MAX) return false;
    const token = await insertResetToken(tx, recipient);
    return enqueueAccountMail(tx, recipient, resetPasswordEmail(settings, token), "anybody");
  });
}

export async function insertResetToken(tx: Database, recipient: TokenRecipient): Promise<string> {
  return insertToken(tx, { ...recipient, purpose: "reset-password", validFor: VALID_FOR });
}

/**
 * Sets a new password by a link, ends all sessions of the user and confirms the address, whose owner used the
 * link; the first time, nothing that was set up before opens the account any more. A waiting change of the
 * address ends, because a thief may have asked for it. Returns the user's id. Throws LINK_INVALID,
 * LINK_EXPIRED or LINK_USED.
 */
export async function resetPassword(
  database: Database,
  settings: EmailSettings,
  { token, password, device }: { token: string; password: string; device: string },
): Promise<string> {
  // Before the hash, which is expensive.
  const found = await findToken(database, "reset-password", token);
  const { userId, email } = found;
  const passwordHash = await hashPassword(password, userId);
  await database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    await consumeToken(tx, token);
    const [before] = await tx
      .select({ emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email)));
    if (!before) throw new ApiError("LINK_INVALID", ACCOUNT_ERRORS.tokenInvalid);
    await restoreAccess(tx, userId, before.emailConfirmedAt ? NOW : EVER);
    await removeUnproved(tx, userId);
    await setPassword(tx, userId, passwordHash);
    await tx
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(eq(users.id, userId));
    await insertSecurityEvent(tx, { userId, kind: "password-changed", device });
    await enqueueAccountMail(tx, found, passwordChangedEmail(settings));
  });
  return userId;
}
