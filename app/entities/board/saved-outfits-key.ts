import { localStore } from "#app/lib/storage.ts";

/**
 * Key in local storage, and name and value of the document's `data-saved-looks`, while the person who is
 * signed in has saved looks.
 */
export const SAVED_OUTFITS_KEY = "savedLooks";
const SOME = "some";

/**
 * Whether the home page begins with saved looks: known before they are fetched, so that nothing moves
 * when they arrive.
 */
export function hasSavedOutfits(): boolean {
  return localStore.read(SAVED_OUTFITS_KEY) === SOME;
}

export function markSavedOutfits(hasAny: boolean): void {
  localStore.write(SAVED_OUTFITS_KEY, hasAny ? SOME : null);
}
