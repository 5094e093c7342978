import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/errors/api-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { enqueueEmail, withdrawMessages } from "#server/modules/mail/outbox-repository.ts";
import { unsubscribeHeaders } from "#server/modules/mail/unsubscribe-links.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";
import { alreadySubscribedEmail } from "./already-subscribed-email.ts";
import { confirmationEmail } from "./confirmation-email.ts";
import {
  confirmSubscription,
  endSubscription,
  isConfirmedBy,
  lockSubscription,
  renewConfirmation,
  type SubscriptionState,
} from "./subscription-repository.ts";
import { welcomeEmail } from "./welcome-email.ts";

/** Addresses are unverified when entered: one address gets at most one e-mail of each kind within this many hours. */
const CONFIRMATION_EVERY_HOURS = 8;
const ALREADY_EVERY_HOURS = 24;

/**
 * Signs an address up: a confirmed one gets a notice by e-mail, any other a request to confirm. The statements are the same for every
 * address, so that neither the response nor its time discloses whether the address is known.
 */
export async function signUpForNewsletter(
  database: Database,
  settings: EmailSettings,
  email: string,
): Promise<void> {
  const secret = newSecret();
  const confirmationHash = hashSecret(secret);
  const unsubscribeHash = hashSecret(newSecret());
  await database.transaction(async (tx) => {
    const held = await lockSubscription(tx, email, { confirmationHash, unsubscribeHash });
    const letter = held.isConfirmed
      ? {
          event: `already ${hoursWindow(held, ALREADY_EVERY_HOURS)}`,
          headers: unsubscribeHeaders(settings.publicUrl, "newsletter", secret),
          ...alreadySubscribedEmail(settings, secret),
        }
      : {
          event: `confirmation ${hoursWindow(held, CONFIRMATION_EVERY_HOURS)}`,
          ...confirmationEmail(settings, secret),
        };
    const isWritten = await enqueueEmail(tx, {
      about: aboutSubscription(held.id),
      recipient: email,
      ...letter,
    });
    await renewConfirmation(tx, held.id, isWritten ? confirmationHash : undefined);
  });
}

/** Confirms an address by the secret in its e-mail and enqueues the welcome. Idempotent. Throws NOT_FOUND. */
export async function confirmNewsletter(
  database: Database,
  settings: EmailSettings,
  token: string,
): Promise<void> {
  const confirmationHash = hashSecret(token);
  const secret = newSecret();
  await database.transaction(async (tx) => {
    const confirmed = await confirmSubscription(tx, confirmationHash, hashSecret(secret));
    if (!confirmed) {
      if (await isConfirmedBy(tx, confirmationHash)) return;
      throw linkInvalid();
    }
    await enqueueEmail(tx, {
      about: aboutSubscription(confirmed.id),
      event: "welcome",
      recipient: confirmed.email,
      headers: unsubscribeHeaders(settings.publicUrl, "newsletter", secret),
      ...welcomeEmail(settings, secret),
    });
  });
}

/** Unsubscribes an address and deletes its unsent e-mails. Idempotent. Throws NOT_FOUND. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  await database.transaction(async (tx) => {
    const id = await endSubscription(tx, hashSecret(token));
    if (id === undefined) throw linkInvalid();
    await withdrawMessages(tx, aboutSubscription(id));
  });
}

function aboutSubscription(id: string): string {
  return `newsletter/${id}`;
}

/** The index of the current window of that many hours, counted from 1970. */
function hoursWindow({ hour }: SubscriptionState, hours: number): number {
  return Math.floor(hour / hours);
}

function linkInvalid(): ApiError {
  return new ApiError("NOT_FOUND", NEWSLETTER_MESSAGES.linkInvalid);
}
