import { LINK_FAILURES } from "#app/content/account-links-content.ts";
import { ApiFailure } from "#contract/api-client.ts";

/** What to show for a failed call with the token of a link. */
export function linkFailure(error: unknown) {
  const code = error instanceof ApiFailure ? error.code : "";
  return isLinkCode(code)
    ? { ...LINK_FAILURES[code], isLink: true }
    : { ...LINK_FAILURES.other, isLink: false };
}

function isLinkCode(code: string): code is Exclude<keyof typeof LINK_FAILURES, "other"> {
  return code !== "other" && Object.hasOwn(LINK_FAILURES, code);
}
