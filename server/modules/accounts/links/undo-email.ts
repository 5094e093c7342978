import { and, eq, gt, ne, sql } from "drizzle-orm";
import { UNDO_EMAIL_DAYS } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { accountLinks } from "#server/db/schema/account-links.ts";
import { users } from "#server/db/schema/users.ts";
import { takenError } from "#server/modules/accounts/taken-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { endSessionsOfUser } from "#server/modules/sessions/session-repository.ts";
import { enqueueAccountMail } from "./account-mail.ts";
import { emailChangedEmail } from "./email-changed-email.ts";
import {
  type AccountLink,
  consumeLink,
  deleteLinksSince,
  deletePasskeysSince,
  findLink,
  insertLink,
} from "./link-repository.ts";

const VALID_FOR = sql`make_interval(days => ${UNDO_EMAIL_DAYS})`;

/** Tells a user's former address that it was replaced, with a link that undoes it. */
export async function enqueueUndo(tx: Database, settings: EmailSettings, former: AccountLink): Promise<void> {
  const secret = await insertLink(tx, { ...former, purpose: "undo-email", validFor: VALID_FOR });
  await enqueueAccountMail(tx, former, emailChangedEmail(settings, secret));
}

/**
 * Gives an account its former address back, whose owner used the link, and ends all sessions. Links that were sent since then, to
 * addresses that may be an attacker's, and passkeys that were added since then stop working. Returns the user's id. Throws LINK_INVALID, LINK_EXPIRED, LINK_USED or CONFLICT.
 */
export async function undoEmailChange(database: Database, secret: string, device: string): Promise<string> {
  try {
    return await database.transaction(async (tx) => {
      const { userId, email } = await findLink(tx, "undo-email", secret);
      await lockUserExclusive(tx, userId);
      await consumeLink(tx, secret);
      await deletePasskeysSince(tx, userId, secret);
      await deleteLinksSince(tx, userId, secret);
      await tx.update(users).set({ email, emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
      await endSessionsOfUser(tx, userId);
      await insertSecurityEvent(tx, { userId, kind: "email-change-undone", device });
      return userId;
    });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** Whether another account may still get this address back, so that no other account can take it meanwhile. */
export async function isReserved(database: Database, email: string, userId?: string): Promise<boolean> {
  const waiting = and(
    eq(accountLinks.email, email),
    eq(accountLinks.purpose, "undo-email"),
    gt(accountLinks.expiresAt, sql`now()`),
    sql`${accountLinks.usedAt} is null`,
    userId === undefined ? undefined : ne(accountLinks.userId, userId),
  );
  return (await database.$count(accountLinks, waiting)) > 0;
}
