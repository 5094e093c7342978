import { createHmac } from "node:crypto";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { NEWSLETTER_ERRORS } from "#contract/messages/newsletter.ts";
import type { NewsletterSetting } from "#contract/newsletter/newsletter.ts";
import { shopSecret } from "#server/cluster/shop-secret.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { enqueueEmail, withdrawMessages } from "#server/modules/mail/outbox-repository.ts";
import { unsubscribeHeaders } from "#server/modules/mail/unsubscribe-links.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";
import { alreadySubscribedEmail, confirmationEmail, welcomeEmail } from "./newsletter-emails.ts";
import {
  addConfirmed,
  confirmSubscription,
  endSubscription,
  findConfirmedAddress,
  isConfirmedBy,
  isSubscribed,
  lockSubscription,
  removeAddress,
  renewConfirmation,
  type SubscriptionState,
  setUnsubscribeHash,
} from "./subscription-repository.ts";

/**
 * Addresses are unverified when entered: one address gets at most one e-mail of each kind within
 * this many hours.
 */
const CONFIRMATION_EVERY_HOURS = 8;
const ALREADY_EVERY_HOURS = 24;

/**
 * Signs an address up: a confirmed one gets a notice by e-mail, any other a request to confirm. The
 * statements are the same for every address, so that neither the response nor its time discloses whether the
 * address is known.
 */
export async function signUpForNewsletter(
  database: Database,
  settings: EmailSettings,
  email: string,
): Promise<void> {
  const confirmationSecret = newSecret();
  const unsubscribeSecret = await deriveUnsubscribeSecret(database, email);
  await database.transaction(async (tx) => {
    const held = await lockSubscription(tx, email, hashSecret(confirmationSecret));
    const secret = held.isConfirmed ? unsubscribeSecret : confirmationSecret;
    const message = held.isConfirmed
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
      // Also for a subscriber: the statements are the same for every address.
      unproved: true,
      ...message,
    });
    await renewConfirmation(tx, held.id, isWritten ? hashSecret(secret) : undefined);
  });
}

/** Confirms an address by the secret in its e-mail and enqueues the welcome. Idempotent. Throws NOT_FOUND. */
export async function confirmNewsletter(
  database: Database,
  settings: EmailSettings,
  token: string,
): Promise<void> {
  const confirmationHash = hashSecret(token);
  await database.transaction(async (tx) => {
    const confirmed = await confirmSubscription(tx, confirmationHash);
    if (!confirmed) {
      if (await isConfirmedBy(tx, confirmationHash)) return;
      throw tokenInvalid();
    }
    await welcome(tx, settings, confirmed);
  });
}

/** Unsubscribes an address and deletes its unsent e-mails. Idempotent. Throws NOT_FOUND. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  await database.transaction(async (tx) => {
    const id = await endSubscription(tx, hashSecret(token));
    if (id === undefined) throw tokenInvalid();
    await withdrawMessages(tx, aboutSubscription(id));
  });
}

/** Takes an address off the list, confirmed or not, and deletes its unsent e-mails. */
export async function unsubscribeAddress(tx: Database, email: string): Promise<void> {
  const id = await removeAddress(tx, email);
  if (id !== undefined) await withdrawMessages(tx, aboutSubscription(id));
}

/**
 * Puts the caller's own address on the list or takes it off. The account has confirmed the address, so no
 * second confirmation is asked for. An unconfirmed address, which may belong to another person, is not
 * touched: putting it on the list throws CONFLICT.
 */
export async function changeNewsletterSetting(
  database: Database,
  settings: EmailSettings,
  { userId, subscribed }: { userId: string; subscribed: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    const email = await findConfirmedAddress(tx, userId);
    if (!subscribed) {
      if (email !== undefined) await unsubscribeAddress(tx, email);
      return;
    }
    if (email === undefined) throw new ApiError("CONFLICT", NEWSLETTER_ERRORS.unconfirmedAddress);
    const id = await addConfirmed(tx, email);
    if (id !== undefined) await welcome(tx, settings, { id, email });
  });
}

/**
 * Whether an account's address gets the newsletter; false while it is unconfirmed, as another person may
 * have subscribed it.
 */
export async function readNewsletterSetting(
  database: Database,
  { email, emailConfirmedAt }: { email: string; emailConfirmedAt: Date | null },
): Promise<NewsletterSetting> {
  return { subscribed: emailConfirmedAt !== null && (await isSubscribed(database, email)) };
}

/**
 * Gives an address that was just confirmed its unsubscribe links, and enqueues the e-mail with the first one.
 */
async function welcome(
  tx: Database,
  settings: EmailSettings,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const secret = await deriveUnsubscribeSecret(tx, email);
  await setUnsubscribeHash(tx, id, hashSecret(secret));
  await enqueueEmail(tx, {
    about: aboutSubscription(id),
    event: "welcome",
    recipient: email,
    unproved: false,
    headers: unsubscribeHeaders(settings.publicUrl, "newsletter", secret),
    ...welcomeEmail(settings, secret),
  });
}

/**
 * The secret in the unsubscribe links of an address. It is the same in every e-mail to the address, so that
 * the links of old ones work.
 */
async function deriveUnsubscribeSecret(database: Database, email: string): Promise<string> {
  const key = await shopSecret(database, "newsletter");
  return createHmac("sha256", key).update(email).digest("base64url");
}

function aboutSubscription(id: string): string {
  return `newsletter/${id}`;
}

/** The index of the current window of that many hours, counted from 1970. */
function hoursWindow({ hour }: SubscriptionState, hours: number): number {
  return Math.floor(hour / hours);
}

function tokenInvalid(): ApiError {
  return new ApiError("NOT_FOUND", MAILING_ERRORS.tokenInvalid);
}
