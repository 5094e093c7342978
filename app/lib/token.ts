import { logFailure } from "#app/lib/log.ts";

export const TOKEN_KEY = "token";

/** The bearer token, which local storage holds apart from the session; null when storage is blocked. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores the token of a new session; null removes the old one. */
export function storeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch (error) {
    logFailure("The token could not be stored", error);
  }
}
