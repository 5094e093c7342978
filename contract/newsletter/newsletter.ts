import { z } from "zod";
import { emailAddress } from "#contract/account/email-address.ts";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { NEWSLETTER_MESSAGES as messages } from "#contract/messages/newsletter.ts";

/** Newsletter and community are one list of confirmed addresses. */

export const newsletterSignUpSchema = z.object({ email: emailAddress(messages.emailRequired) });

export const newsletterSettingSchema = z
  .object({
    subscribed: z
      .boolean(messages.subscribedExpected)
      .describe("whether the account's address, once it is confirmed, gets the newsletter"),
  })
  .meta({ id: "NewsletterSetting" });
export type NewsletterSetting = z.infer<typeof newsletterSettingSchema>;

/** The secret in a link of an e-mail. */
export const newsletterTokenSchema = z.object({
  token: z
    .string(MAILING_ERRORS.tokenInvalid.text)
    .min(1, MAILING_ERRORS.tokenInvalid.text)
    .max(200, MAILING_ERRORS.tokenInvalid.text),
});
