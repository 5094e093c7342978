/**
 * Runs before the document is painted: marks it when a session is stored, so that its styles show what the
 * signed-in person sees. The session store decides for good once the scripts are there. Self-contained,
 * because its text is an inline script.
 */
export function markSession(key: string, version: number): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    const { currentUser, sessionExpiry } = stored.state;
    if (stored.version === version && currentUser._id && sessionExpiry > Date.now())
      document.documentElement.dataset.session = "member";
  } catch {
    // Nothing is stored, or storage is blocked: a visitor.
  }
}
