import { logFailure } from "#app/lib/log.ts";
import { readToken } from "#app/lib/token.ts";

/**
 * Asks the server about this browser's session after a call that may have ended it or changed its user; the
 * link may as well have been another person's.
 */
export function askAboutSession(): void {
  if (readToken() === null) return;
  import("#app/entities/session/check-session.ts")
    .then(({ checkSession }) => checkSession())
    .catch((error: unknown) => logFailure("The session could not be checked", error));
}
