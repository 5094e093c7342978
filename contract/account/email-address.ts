import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "#contract/limits.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Characters of an address before the @, other than dots (RFC 5322, atext). */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** A name of letters, or one of another script in its ASCII form. */
const TOP_LEVEL = "(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])";

/**
 * An address as browsers accept and send it, with the dot in its domain that mail between shops and people
 * needs.
 */
export const EMAIL_PATTERN = new RegExp(
  `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`,
  "i",
);

/**
 * The address with its domain in ASCII, as most browsers send it: two spellings of one address must not be
 * two accounts.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  // Only letters, digits, dots and hyphens of any script: the URL parser would take other characters for
  // parts of an address.
  if (at < 0 || !/[^ -~]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email;
  const address = `https://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

/**
 * Schema of an e-mail address; output is trimmed, lower-cased and has an ASCII domain. `missing` is the
 * message for an absent one.
 */
export function emailAddress(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(EMAIL_MAX_LENGTH, ACCOUNT_MESSAGES.emailInvalid)
    .toLowerCase()
    .overwrite(withAsciiDomain)
    .pipe(z.email({ pattern: EMAIL_PATTERN, error: ACCOUNT_MESSAGES.emailInvalid }));
}
