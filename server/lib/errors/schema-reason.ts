import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ADMIN_MESSAGES, USER_MESSAGES } from "#contract/messages/admin.ts";
import { BESPOKE_MESSAGES } from "#contract/messages/bespoke.ts";
import { ALERT_MESSAGES, BOARD_MESSAGES } from "#contract/messages/boards.ts";
import { BRAND_MESSAGES } from "#contract/messages/brand.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";
import { OEMBED_INPUT_MESSAGES } from "#contract/messages/embeds.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { LINK_MESSAGES } from "#contract/messages/links.ts";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { MODERATION_MESSAGES } from "#contract/messages/moderation.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";
import { OUTFIT_CHANGE_MESSAGES, OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import { SETTINGS_MESSAGES } from "#contract/messages/shop-settings.ts";
import { STUDIO_MESSAGES } from "#contract/messages/studio.ts";
import { SUBMISSION_MESSAGES } from "#contract/messages/submissions.ts";

/** The tables of sentences that schemas give to their rules, by the area of their ids. */
export const SCHEMA_MESSAGES = {
  account: ACCOUNT_MESSAGES,
  admin: ADMIN_MESSAGES,
  user: USER_MESSAGES,
  bespoke: BESPOKE_MESSAGES,
  alert: ALERT_MESSAGES,
  board: BOARD_MESSAGES,
  brand: BRAND_MESSAGES,
  cart: CART_MESSAGES,
  embed: OEMBED_INPUT_MESSAGES,
  engagement: ENGAGEMENT_MESSAGES,
  import: IMPORT_MESSAGES,
  input: INPUT_MESSAGES,
  link: LINK_MESSAGES,
  moderation: MODERATION_MESSAGES,
  newsletter: NEWSLETTER_MESSAGES,
  piece: PIECE_MESSAGES,
  outfitForm: OUTFIT_FORM_MESSAGES,
  outfitChange: OUTFIT_CHANGE_MESSAGES,
  settings: SETTINGS_MESSAGES,
  studio: STUDIO_MESSAGES,
  submission: SUBMISSION_MESSAGES,
};

/** Sentences that errors are thrown with, and that schemas give to a rule too. */
const THROWN_TOO = [
  ACCOUNT_ERRORS.currentPasswordRequired,
  ACCOUNT_ERRORS.tokenInvalid,
  MAILING_ERRORS.tokenInvalid,
  PICTURE_ERRORS.type,
];

const REASONS = new Map(
  Object.entries(SCHEMA_MESSAGES).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, text]): [string, string] => [text, `${area}.${name}`]),
  ),
);
for (const { text, reason } of THROWN_TOO) REASONS.set(text, reason);

/** The id of the sentence that a schema gives to its rule; undefined for one of Zod's own. */
export function schemaReason(text: string): string | undefined {
  return REASONS.get(text);
}
