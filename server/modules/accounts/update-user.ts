import type { UserUpdate } from "#contract/account/account.ts";
import type { Database } from "#server/db/database.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { lockSession, lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import {
  endSessionsOfUser,
  isFresh,
  type NewSession,
  renewSession,
  type SignedInUser,
} from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { confirmAddressEmail, passwordChangedEmail } from "./account-emails.ts";
import { checkUpdate } from "./check-update.ts";
import { enqueueAccountMail } from "./email-tokens/account-mail.ts";
import { enqueueConfirmation } from "./email-tokens/confirmation.ts";
import { askForEmailChange, cancelEmailChange } from "./email-tokens/email-change.ts";
import { deleteUnusedTokens } from "./email-tokens/email-token-repository.ts";
import { imitatesShop } from "./imitates-shop.ts";
import { hashPassword } from "./password.ts";
import { proofRequired, verifyPassword } from "./require-identity.ts";
import { setPassword } from "./set-password.ts";
import { takenError, usernameImitatesShop } from "./taken-error.ts";
import type { UserRecord } from "./user-presenter.ts";
import { changeUser, findUser, isStylist } from "./user-repository.ts";

export interface UpdateOptions {
  settings: EmailSettings;
  sensitiveChangeMinutes: number;
}

interface UpdatedUser {
  user: UserRecord;
  /** New secrets of the session, if the current password made it fresh. */
  renewed: NewSession | undefined;
  isPasswordChanged: boolean;
  /** False for an address that waits to be confirmed. */
  isEmailChanged: boolean;
}

/**
 * Changes the fields that the caller sent. A new password or e-mail needs a fresh session or the current
 * password, ends the user's other sessions and is told by e-mail. A confirmed e-mail stays until the new one
 * is confirmed; an unconfirmed one changes at once. A new password without a new e-mail cancels the change of
 * the e-mail that waits. Throws CURRENT_PASSWORD_REQUIRED and CONFLICT.
 */
export async function updateUser(
  database: Database,
  options: UpdateOptions,
  caller: SignedInUser & { device: string },
  { password, currentPassword, email, ...fields }: UserUpdate,
): Promise<UpdatedUser> {
  const { settings, sensitiveChangeMinutes: minutes } = options;
  const verifiedHash = currentPassword
    ? await verifyPassword(database, caller.id, currentPassword)
    : undefined;
  if (password)
    await checkUpdate(database, caller, { username: fields.username, email }, { verifiedHash, minutes });
  const passwordHash = password ? await hashPassword(password, caller.id) : undefined;
  try {
    return await database.transaction(async (tx) => {
      await lockUserExclusive(tx, caller.id);
      await lockSession(tx, caller.sessionId);
      const before = await findUser(tx, caller.id);
      if (!before) throw signInRequired();
      const { id: userId, device } = caller;
      const { username } = fields;
      const isNewName = username !== undefined && username !== before.username;
      if (isNewName && (await isStylist(tx, userId)) && imitatesShop(username, settings.shop.name))
        throw usernameImitatesShop();
      const newEmail = email === before.email ? undefined : email;
      const isSensitive = passwordHash !== undefined || newEmail !== undefined;
      const needsProof = isSensitive && !(await isFresh(tx, caller.sessionId, minutes));
      if (needsProof && (!verifiedHash || verifiedHash !== before.passwordHash))
        throw proofRequired(before.passwordHash);
      const isEmailChanged = newEmail !== undefined && before.emailConfirmedAt === null;
      let user = await changeUser(tx, userId, isEmailChanged ? { ...fields, email: newEmail } : fields);
      if (!user) throw signInRequired();
      if (isSensitive) await endSessionsOfUser(tx, userId, caller.sessionId);
      if (passwordHash) {
        await setPassword(tx, userId, passwordHash);
        await enqueueAccountMail(tx, { userId, email: before.email }, passwordChangedEmail(settings));
        await insertSecurityEvent(tx, { userId, kind: "password-changed", device });
      }
      if (isEmailChanged) {
        await deleteUnusedTokens(tx, userId, ["confirm-email", "reset-password"]);
        await enqueueConfirmation(tx, { userId, email: newEmail }, (token) =>
          confirmAddressEmail(settings, token),
        );
        await insertSecurityEvent(tx, { userId, kind: "email-changed", device });
      } else if (newEmail !== undefined) {
        user = await askForEmailChange(tx, settings, user, { email: newEmail, device });
      } else if (passwordHash && (await cancelEmailChange(tx, { userId, device }))) {
        // A thief may have asked for the address that waited.
        user = { ...user, pendingEmail: null, pendingEmailSince: null };
      }
      const renewed = needsProof ? await renewSession(tx, caller.sessionId) : undefined;
      return { user, renewed, isPasswordChanged: passwordHash !== undefined, isEmailChanged };
    });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}
