import { LINK_FAILURES } from "#app/content/account-links-content.ts";
import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { isUnreachable, requireSuccess } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { readToken } from "#app/lib/token.ts";
import type { EmailChangeUndone, Outcome, ResetPassword } from "#contract/account/account.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

async function post<Result extends Outcome = Outcome>(path: string, body: unknown): Promise<Result> {
  return requireSuccess(await browserApi<Result>({ method: "POST", path, body }));
}

export const resetPassword = (input: ResetPassword) => post("/auth/reset", input);

export const confirmEmail = (token: string) => post("/auth/confirm", { token });

/** The token is the one that was sent to the former address. */
export const undoEmailChange = (token: string) => post<EmailChangeUndone>("/auth/undo-email", { token });

/**
 * Checks this browser's session after a call that may have ended it or changed its user; the link may also
 * belong to another user.
 */
export function recheckSession(): void {
  if (readToken() === null) return;
  import("#app/entities/session/check-session.ts")
    .then(({ checkSession }) => checkSession())
    .catch((error: unknown) => logFailure("The session could not be checked", error));
}

/**
 * What to show for a failed call with the token of a link, or for a link without one. `isLink`: the link is
 * at fault, so another attempt with it would fail too.
 */
export function tokenFailure(error: Error | undefined) {
  if (!error) return { ...LINK_FAILURES.LINK_INVALID, isLink: true };
  if (!(error instanceof ApiFailure) || isUnreachable(error)) return { ...UNREACHABLE, isLink: false };
  // A truncated or altered link has a token that fails validation.
  const code = error.code === "VALIDATION_FAILED" ? "LINK_INVALID" : error.code;
  return isTokenCode(code)
    ? { ...LINK_FAILURES[code], isLink: true }
    : { title: LINK_FAILURES.other.title, text: error.message, isLink: false };
}

function isTokenCode(code: string): code is Exclude<keyof typeof LINK_FAILURES, "other"> {
  return code !== "other" && Object.hasOwn(LINK_FAILURES, code);
}
