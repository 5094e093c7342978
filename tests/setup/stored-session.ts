import type { SignedIn } from "#contract/account/account.ts";

/** What the site stores of a session in local storage, beside the token. */
export function storedSession({ success, message, token, sessionExpiry, ...currentUser }: SignedIn) {
  return { state: { currentUser, loading: false, error: null, sessionExpiry }, version: 1 };
}
