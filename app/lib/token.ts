import { logFailure } from "#app/lib/log.ts";

export const TOKEN_KEY = "token";

/** The bearer token of the session, kept apart from it in local storage (D12, D13); none where storage is barred. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Keeps the token of a new session; null forgets the old one. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch (error) {
    logFailure("The token could not be kept", error);
  }
}
