import { eq, sql } from "drizzle-orm";
import { CONFIRM_EMAIL_HOURS } from "#contract/limits.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import {
  confirmAddressEmail,
  confirmNewAddressEmail,
  emailChangedEmail,
} from "#server/modules/accounts/account-emails.ts";
import { EMAIL_KEY } from "#server/modules/accounts/taken-error.ts";
import type { UserRecord } from "#server/modules/accounts/user-presenter.ts";
import { findUser } from "#server/modules/accounts/user-repository.ts";
import type { EmailContent, EmailSettings } from "#server/modules/mail/email-template.ts";
import { aboutAlerts, readdressMessages } from "#server/modules/mail/outbox-repository.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { enqueueAccountMail } from "./account-mail.ts";
import {
  consumeToken,
  deleteUnusedTokens,
  insertToken,
  lookUpToken,
  requireWorking,
  type TokenRecipient,
} from "./email-token-repository.ts";
import { enqueueUndo } from "./undo-email.ts";

const DAY_SECONDS = 24 * 60 * 60;
const VALID_FOR = sql`make_interval(hours => ${CONFIRM_EMAIL_HOURS})`;

/**
 * Enqueues an e-mail that asks to confirm an address; returns false if the address has had its messages
 * of the day.
 */
export async function enqueueConfirmation(
  tx: Database,
  recipient: TokenRecipient,
  compose: (token: string) => EmailContent,
): Promise<boolean> {
  const token = await insertToken(tx, { ...recipient, purpose: "confirm-email", validFor: VALID_FOR });
  return enqueueAccountMail(tx, recipient, compose(token));
}

/**
 * Enqueues that e-mail like `enqueueConfirmation`; throws RATE_LIMITED if the address has had its messages
 * of the day.
 */
export async function requireConfirmation(...args: Parameters<typeof enqueueConfirmation>): Promise<void> {
  if (await enqueueConfirmation(...args)) return;
  throw new ApiError("RATE_LIMITED", ACCOUNT_ERRORS.addressHadEnough, { retryAfter: DAY_SECONDS });
}

/**
 * Enqueues it once more, to the address of a user that waits for it; returns false if there is
 * none. Throws RATE_LIMITED.
 */
export async function repeatConfirmation(
  database: Database,
  settings: EmailSettings,
  userId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    const user = await findUser(tx, userId);
    if (!user || (user.emailConfirmedAt && !user.pendingEmail)) return false;
    const compose = user.pendingEmail ? confirmNewAddressEmail : confirmAddressEmail;
    await requireConfirmation(tx, { userId, email: user.pendingEmail ?? user.email }, (token) =>
      compose(settings, token),
    );
    return true;
  });
}

interface Confirmation {
  userId: string;
  /** "before": this token, or another one, confirmed the address already. */
  confirmed: "now" | "before";
}

/**
 * Confirms the address that the token was sent to; one that waited for it becomes the user's address. Throws
 * LINK_INVALID, LINK_EXPIRED, LINK_USED, or CONFLICT if another account has got the address meanwhile.
 */
export async function confirmAddress(
  database: Database,
  settings: EmailSettings,
  { token, device }: { token: string; device: string },
): Promise<Confirmation> {
  try {
    return await database.transaction(async (tx) => {
      const found = await lookUpToken(tx, "confirm-email", token);
      const { userId, email } = found;
      await lockUserExclusive(tx, userId);
      const user = await findUser(tx, userId);
      if (user?.email === email && user.emailConfirmedAt) return { userId, confirmed: "before" };
      requireWorking(found);
      await consumeToken(tx, token);
      if (user?.email === email) {
        await tx.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
      } else if (user?.pendingEmail === email) {
        await completeEmailChange(tx, settings, user, { email, device });
      } else throw new ApiError("LINK_INVALID", ACCOUNT_ERRORS.tokenInvalid);
      return { userId, confirmed: "now" };
    });
  } catch (error) {
    if (violatedUniqueConstraint(error) !== EMAIL_KEY) throw error;
    throw new ApiError("CONFLICT", ACCOUNT_ERRORS.pendingEmailTaken, { cause: error });
  }
}

/** Replaces a user's address by the one that waited, and tells the former one. */
async function completeEmailChange(
  tx: Database,
  settings: EmailSettings,
  { id: userId, email: former }: UserRecord,
  { email, device }: { email: string; device: string },
): Promise<void> {
  // Before the change is marked as done, because the token refers to when it was asked for.
  await enqueueUndo(tx, { userId, email: former }, (token) => emailChangedEmail(settings, token));
  await tx
    .update(users)
    .set({ email, pendingEmail: null, pendingEmailSince: null })
    .where(eq(users.id, userId));
  await readdressMessages(tx, aboutAlerts(userId), email);
  await deleteUnusedTokens(tx, userId, ["confirm-email", "reset-password"]);
  await insertSecurityEvent(tx, { userId, kind: "email-changed", device });
}
