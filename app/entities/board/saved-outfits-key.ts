import { localStore } from "#app/lib/storage.ts";

/**
 * Set in local storage, and as the document's `data-saved-looks`, while the signed-in user has saved looks.
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
