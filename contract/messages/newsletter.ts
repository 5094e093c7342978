import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of the newsletter. */

export const NEWSLETTER_MESSAGES = {
  emailRequired: "Please enter your email address",
  signedUp: "Please check your inbox: one click there, and you are in.",
  failed: "That did not work. Please try again.",
  confirmed: "Welcome! You are on the list.",
  unsubscribed: "You are off the list. Nothing more will be sent to you.",
  subscribedExpected: "Please say whether you want the newsletter: true or false",
} as const;

/** Errors of the newsletter. */
export const NEWSLETTER_ERRORS = errorMessages("newsletter", {
  unconfirmedAddress: "Please confirm your email address first.",
});
