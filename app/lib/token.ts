import { localStore } from "#app/lib/storage.ts";

export const TOKEN_KEY = "token";

/** The bearer token, which local storage holds apart from the session. */
export function readToken(): string | null {
  return localStore.read(TOKEN_KEY);
}

/** Stores the token of a new session; null removes the old one. */
export function storeToken(token: string | null): void {
  localStore.write(TOKEN_KEY, token);
}
