import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./limits.ts";
import { ACCOUNT_MESSAGES } from "./messages/account.ts";

/** An e-mail address, trimmed and in lower case (D15); `missing` is said when there is none. */
export function emailAddress(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(EMAIL_MAX_LENGTH, ACCOUNT_MESSAGES.emailInvalid)
    .toLowerCase()
    .pipe(z.email(ACCOUNT_MESSAGES.emailInvalid));
}
