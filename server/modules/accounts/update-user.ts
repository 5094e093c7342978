import type { UserUpdate } from "#contract/account.ts";
import type { Database } from "#server/db/database.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import {
  endSessionsOfUser,
  isFresh,
  type NewSession,
  renewSession,
  type SignedInUser,
} from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { checkUpdate } from "./check-update.ts";
import { enqueueAccountMail } from "./links/account-mail.ts";
import { enqueueConfirmation } from "./links/confirmation.ts";
import { deleteLinksOfFormerAddresses } from "./links/link-repository.ts";
import { passwordChangedEmail } from "./links/password-changed-email.ts";
import { enqueueUndo, isReserved } from "./links/undo-email.ts";
import { hashPassword } from "./password.ts";
import { proofRequired, verifyPassword } from "./require-identity.ts";
import { emailTaken, takenError } from "./taken-error.ts";
import type { UserRecord } from "./user-presenter.ts";
import { changeUser, findUser, type UserChanges } from "./user-repository.ts";

export interface UpdateOptions {
  settings: EmailSettings;
  sensitiveChangeMinutes: number;
}

interface UpdatedUser {
  user: UserRecord;
  /** New secrets of the session, if the current password made it fresh. */
  renewed: NewSession | undefined;
  isPasswordChanged: boolean;
  isEmailChanged: boolean;
}

/**
 * Changes the fields that the caller sent. A new password or e-mail needs a fresh session or the current password, ends the user's other
 * sessions and is told by e-mail; a new e-mail is unconfirmed. Throws CURRENT_PASSWORD_REQUIRED and CONFLICT.
 */
export async function updateUser(
  database: Database,
  { settings, sensitiveChangeMinutes }: UpdateOptions,
  caller: SignedInUser & { device: string },
  { password, currentPassword, ...fields }: UserUpdate,
): Promise<UpdatedUser> {
  const verifiedHash = currentPassword
    ? await verifyPassword(database, caller.id, currentPassword)
    : undefined;
  if (password)
    await checkUpdate(database, caller, fields, { verifiedHash, minutes: sensitiveChangeMinutes });
  const passwordHash = password ? await hashPassword(password, caller.id) : undefined;
  try {
    return await database.transaction(async (tx) => {
      await lockUserExclusive(tx, caller.id);
      const before = await findUser(tx, caller.id);
      if (!before) throw signInRequired();
      const isPasswordChanged = passwordHash !== undefined;
      const isEmailChanged = fields.email !== undefined && fields.email !== before.email;
      const isSensitive = isPasswordChanged || isEmailChanged;
      const needsProof = isSensitive && !(await isFresh(tx, caller.sessionId, sensitiveChangeMinutes));
      if (needsProof && (!verifiedHash || verifiedHash !== before.passwordHash))
        throw proofRequired(before.passwordHash);
      if (isEmailChanged && (await isReserved(tx, fields.email ?? "", caller.id))) throw emailTaken();

      const changes: UserChanges = { ...fields };
      if (passwordHash) changes.passwordHash = passwordHash;
      if (isEmailChanged) changes.emailConfirmedAt = null;
      const user = await changeUser(tx, caller.id, changes);
      if (!user) throw signInRequired();
      const { id: userId, device } = caller;
      if (isSensitive) await endSessionsOfUser(tx, userId, caller.sessionId);
      if (isPasswordChanged) {
        await enqueueAccountMail(tx, { userId, email: before.email }, passwordChangedEmail(settings));
        await insertSecurityEvent(tx, { userId, kind: "password-changed", device });
      }
      if (isEmailChanged) {
        await deleteLinksOfFormerAddresses(tx, userId);
        await enqueueUndo(tx, settings, { userId, email: before.email });
        await enqueueConfirmation(tx, settings, { userId, email: user.email });
        await insertSecurityEvent(tx, { userId, kind: "email-changed", device });
      }
      const renewed = needsProof ? await renewSession(tx, caller.sessionId) : undefined;
      return { user, renewed, isPasswordChanged, isEmailChanged };
    });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}
