import { localStore } from "#app/lib/storage.ts";

/** With fewer, a strip of them would be mostly empty. */
const STRIP_MIN = 4;

/**
 * Set in local storage, and as the document's `data-saved-looks`, while the signed-in user has saved enough
 * looks for a strip.
 */
export const SAVED_OUTFITS_KEY = "savedLooks";
const SOME = "some";

/**
 * Whether the home page has a strip of saved looks: known before they are fetched, so that nothing moves
 * when they arrive.
 */
export function hasSavedOutfits(): boolean {
  return localStore.read(SAVED_OUTFITS_KEY) === SOME;
}

export function markSavedOutfits(count: number): void {
  localStore.write(SAVED_OUTFITS_KEY, count >= STRIP_MIN ? SOME : null);
}
