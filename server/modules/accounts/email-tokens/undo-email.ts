import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { UNDO_EMAIL_DAYS } from "#contract/limits.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { restoreAccess } from "#server/modules/accounts/restore-access.ts";
import { EMAIL_KEY } from "#server/modules/accounts/taken-error.ts";
import type { EmailContent } from "#server/modules/mail/email-template.ts";
import { aboutAlerts, readdressMessages } from "#server/modules/mail/outbox-repository.ts";
import { lockUsersExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { enqueueAccountMail, NO_ADDRESS } from "./account-mail.ts";
import {
  changeSinceOf,
  consumeToken,
  earliestChangeToUndo,
  findToken,
  insertToken,
  type TokenRecipient,
} from "./email-token-repository.ts";
import { insertResetToken } from "./reset-password.ts";

const VALID_FOR = sql`make_interval(days => ${UNDO_EMAIL_DAYS})`;

/**
 * Tells a user's confirmed address of a change that waits or is done, with a link that undoes it. Of
 * changes in a row that this address was told of, each within the time to undo the one before, the link
 * undoes all: the first may have prepared the others. What an earlier address was told of stays with its own
 * links, because a thief may have the present one.
 */
export async function enqueueUndo(
  tx: Database,
  confirmed: TokenRecipient,
  compose: (token: string) => EmailContent,
): Promise<void> {
  const changeSince = sql`least(
    (select ${users.pendingEmailSince} from ${users} where ${users.id} = ${confirmed.userId}),
    ${earliestChangeToUndo(tx, confirmed)}, now())`;
  const token = await insertToken(tx, {
    ...confirmed,
    ...{ purpose: "undo-email", validFor: VALID_FOR, changeSince },
  });
  await enqueueAccountMail(tx, confirmed, compose(token));
}

/**
 * Puts an account back to how it was when a change of its address was asked for, whether the change is done
 * or waits: the owner of the address of then used the link. Returns the user's id and a token to choose a
 * new password. Throws LINK_INVALID, LINK_EXPIRED, LINK_USED, or CONFLICT if another account has confirmed
 * the address meanwhile.
 */
export async function undoEmailChange(
  database: Database,
  { token, device }: { token: string; device: string },
): Promise<{ userId: string; resetToken: string }> {
  try {
    return await database.transaction(async (tx) => {
      const { userId, email } = await findToken(tx, "undo-email", token);
      const locked = await lockUsersExclusive(tx, or(eq(users.id, userId), eq(users.email, email)));
      if (!locked.includes(userId)) throw signInRequired();
      await consumeToken(tx, token);
      await restoreAccess(tx, userId, changeSinceOf(tx, token));
      await releaseUnconfirmed(
        tx,
        email,
        locked.filter((id) => id !== userId),
      );
      await tx.update(users).set({ email }).where(eq(users.id, userId));
      await readdressMessages(tx, aboutAlerts(userId), email);
      await insertSecurityEvent(tx, { userId, kind: "email-change-undone", device });
      return { userId, resetToken: await insertResetToken(tx, { userId, email }) };
    });
  } catch (error) {
    if (violatedUniqueConstraint(error) !== EMAIL_KEY) throw error;
    throw new ApiError("CONFLICT", ACCOUNT_ERRORS.formerEmailTaken, { cause: error });
  }
}

/**
 * Takes the address from an account that got it meanwhile without confirming it: otherwise a thief could keep
 * it from its owner. Lock the account before.
 */
async function releaseUnconfirmed(tx: Database, email: string, lockedIds: string[]): Promise<void> {
  const unconfirmed = and(
    inArray(users.id, lockedIds),
    eq(users.email, email),
    isNull(users.emailConfirmedAt),
  );
  await tx
    .update(users)
    // Random, so that the thief cannot take it before, which would make the undoing fail.
    .set({ email: sql`gen_random_uuid() || ${NO_ADDRESS}` })
    .where(unconfirmed);
}
