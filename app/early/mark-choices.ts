/**
 * Runs before the document is painted: puts choices that this browser remembers onto the document under the
 * names of their keys, so that its styles follow them from the first paint. Self-contained, because its text
 * is an inline script.
 */
export function markChoices(...keys: string[]): void {
  try {
    for (const key of keys) document.documentElement.dataset[key] = localStorage.getItem(key) ?? "";
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
