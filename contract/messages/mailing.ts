import { errorMessages } from "#contract/messages/error-messages.ts";

/** Errors of the links in newsletters and price alerts. */
export const MAILING_ERRORS = errorMessages("mailing", {
  tokenInvalid: "This link does not work any more.",
});
