import { z } from "zod";
import { emailAddress } from "./email-address.ts";
import { NEWSLETTER_MESSAGES as messages } from "./messages/newsletter.ts";

/** The newsletter and the community are one list of confirmed addresses (D35). */

export const newsletterSignUpSchema = z.object({ email: emailAddress(messages.emailRequired) });

/** The secret of a link in an e-mail. */
export const newsletterTokenSchema = z.object({
  token: z.string(messages.linkInvalid).min(1, messages.linkInvalid).max(200, messages.linkInvalid),
});
