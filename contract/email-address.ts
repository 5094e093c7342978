import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./limits.ts";
import { ACCOUNT_MESSAGES } from "./messages/account.ts";

/** Schema of an e-mail address; output is trimmed and lower-cased. `missing` is the message for an absent one. */
export function emailAddress(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(EMAIL_MAX_LENGTH, ACCOUNT_MESSAGES.emailInvalid)
    .toLowerCase()
    .pipe(z.email(ACCOUNT_MESSAGES.emailInvalid));
}
