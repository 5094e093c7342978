/** Key in local storage, and name and value of the document's `data-saved-looks`, while the person who is signed in has saved looks. */
export const SAVED_LOOKS_KEY = "savedLooks";
const SOME = "some";

/** Whether the home page begins with saved looks: known before they are fetched, so that nothing moves when they arrive. */
export function hasSavedLooks(): boolean {
  try {
    return localStorage.getItem(SAVED_LOOKS_KEY) === SOME;
  } catch {
    return false;
  }
}

export function markSavedLooks(hasAny: boolean): void {
  try {
    if (hasAny) localStorage.setItem(SAVED_LOOKS_KEY, SOME);
    else localStorage.removeItem(SAVED_LOOKS_KEY);
  } catch {
    // Without storage the home page begins as it does for visitors.
  }
}
