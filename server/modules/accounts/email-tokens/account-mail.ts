import type { Database } from "#server/db/database.ts";
import type { EmailContent } from "#server/modules/mail/email-template.ts";
import {
  ABOUT_ACCOUNTS,
  aboutStrangersRequests,
  enqueueEmail,
  isConfirmedAddress,
  withdrawMessages,
} from "#server/modules/mail/outbox-repository.ts";
import { newSecret } from "#server/modules/sessions/secrets.ts";

/**
 * End of the address of an account whose unconfirmed one went back to its owner. RFC 2606 keeps the domain
 * from ever existing.
 */
export const NO_ADDRESS = "@released.invalid";

/**
 * Enqueues an e-mail about an account; returns false if the account has no address, or has not confirmed it
 * and it has had its messages of the day. One that anybody can cause, as a visitor's form does, leaves a
 * message of the day to the owner. Call `app.wakeMailSender()` after the commit.
 */
export async function enqueueAccountMail(
  tx: Database,
  { userId, email }: { userId: string; email: string },
  content: EmailContent,
  causedBy: "owner" | "anybody" = "owner",
): Promise<boolean> {
  if (email.endsWith(NO_ADDRESS)) return false;
  return enqueueEmail(tx, {
    about: causedBy === "owner" ? aboutAccount(userId) : aboutStrangersRequests(userId),
    // Each of these e-mails is an event of its own, so the deduplication key is random.
    event: newSecret(),
    recipient: email,
    unproved: !(await isConfirmedAddress(tx, userId, email)),
    ...content,
  });
}

/** Deletes the unsent e-mails about an account. */
export async function withdrawAccountMail(tx: Database, userId: string): Promise<void> {
  await withdrawMessages(tx, aboutAccount(userId));
}

function aboutAccount(userId: string): string {
  return `${ABOUT_ACCOUNTS}${userId}`;
}
