import { BESPOKE_HOURS } from "#contract/limits.ts";

/** Texts of the dialog that asks where to send a styled look. */

export const promise = `Your styled look arrives by email within ${BESPOKE_HOURS} hours. We won't use the address for anything else.`;
export const sending = "Sending…";
export const received = "We have received your request";
/** The address is between the parts. */
export const confirmationSent = [
  "A confirmation is on its way to ",
  ". If it does not come, please check your spam folder. A free account opens the links of the look's items.",
] as const;
export const done = "Done";
