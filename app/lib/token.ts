const TOKEN_KEY = "token";

/** The bearer token of the session, kept apart from it in local storage (D12, D13); none where storage is barred. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
