import { localStore } from "#app/lib/storage.ts";

/**
 * Key in local storage, and name and value of the document's `data-saved-looks`, while the person who is
 * signed in has saved looks.
 */
export const SAVED_LOOKS_KEY = "savedLooks";
const SOME = "some";

/**
 * Whether the home page begins with saved looks: known before they are fetched, so that nothing moves
 * when they arrive.
 */
export function hasSavedLooks(): boolean {
  return localStore.read(SAVED_LOOKS_KEY) === SOME;
}

export function markSavedLooks(hasAny: boolean): void {
  localStore.write(SAVED_LOOKS_KEY, hasAny ? SOME : null);
}
