import { LINK_FAILURES } from "#app/content/account-links-content.ts";
import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { isUnreachable } from "#app/lib/failure-text.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/**
 * What to show for a failed call with the token of a link, or for a link without one. `isLink`: another
 * attempt with this link fails too.
 */
export function tokenFailure(error: Error | undefined) {
  if (!error) return { ...LINK_FAILURES.LINK_INVALID, isLink: true };
  if (!(error instanceof ApiFailure) || isUnreachable(error)) return { ...UNREACHABLE, isLink: false };
  // A token that is no token at all, in a link that was cut off or changed.
  const code = error.code === "VALIDATION_FAILED" ? "LINK_INVALID" : error.code;
  return isTokenCode(code)
    ? { ...LINK_FAILURES[code], isLink: true }
    : { title: LINK_FAILURES.other.title, text: error.message, isLink: false };
}

function isTokenCode(code: string): code is Exclude<keyof typeof LINK_FAILURES, "other"> {
  return code !== "other" && Object.hasOwn(LINK_FAILURES, code);
}
