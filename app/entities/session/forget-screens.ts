import { SAVED_OUTFITS_KEY } from "#app/entities/board/saved-outfits-key.ts";
import { localStore, tabStore } from "#app/lib/storage.ts";
import type { WorkerMessage } from "#app/service-worker/worker-message.ts";

/** Where local storage has the ids of the looks that were last opened. */
export const RECENT_OUTFITS_KEY = "recentLooks";
/** Where it has the last searches. */
export const RECENT_SEARCHES_KEY = "recentSearches";
/** Where it has the person's own boards for the time without a network. */
export const BOARD_COPIES_KEY = "boardCopies";

/** Where session storage has the items whose shop was opened. */
export const OPENED_ITEMS_KEY = "openedItems";

/** Where it has what was to be done after signing in. */
export const INTENT_KEY = "sign-in-intent";

const PERSONAL_KEYS = [RECENT_OUTFITS_KEY, RECENT_SEARCHES_KEY, SAVED_OUTFITS_KEY, BOARD_COPIES_KEY];

/**
 * Removes what tells what a person looked at: the looks and searches of this browser, the marker of saved
 * looks, the copies of boards, the items that were opened, and the documents and pictures that were stored
 * for the time without a network.
 */
export function forgetScreens(): void {
  for (const key of PERSONAL_KEYS) localStore.write(key, null);
  tabStore.write(OPENED_ITEMS_KEY, null);
  const message: WorkerMessage = { type: "signed-out" };
  // A page that was reloaded past its caches has no controller, but its copies are stored too.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    .catch(() => undefined);
}
