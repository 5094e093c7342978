import { SAVED_OUTFITS_KEY } from "#app/entities/board/saved-outfits-key.ts";
import { localStore, tabStore } from "#app/lib/storage.ts";
import type { WorkerMessage } from "#app/service-worker/worker-message.ts";

/** Key in local storage of the ids of the looks that were last opened. */
export const RECENT_OUTFITS_KEY = "recentLooks";
export const RECENT_SEARCHES_KEY = "recentSearches";
/** Key in local storage of the user's own boards, for offline use. */
export const BOARD_COPIES_KEY = "boardCopies";

/** Key in session storage of the items whose shop was opened. */
export const OPENED_ITEMS_KEY = "openedItems";

/** Key in session storage of comments and replies that were typed and not sent yet. */
export const DRAFTS_KEY = "contributionDrafts";

/** Key in local storage of looks that were begun and not saved yet; a session that ends by itself leaves them. */
export const BEGUN_LOOKS_KEY = "begunLooks";

/** Key in session storage of the last state of a board where it could not be saved, or may not have been. */
export const UNSAVED_BOARD_KEY = "unsavedBoard";

/** Key in session storage of what is to be done after signing in. */
export const INTENT_KEY = "sign-in-intent";

const PERSONAL_KEYS = [RECENT_OUTFITS_KEY, RECENT_SEARCHES_KEY, SAVED_OUTFITS_KEY, BOARD_COPIES_KEY];

/**
 * Removes what shows a person's browsing: recent looks and searches, the marker of saved looks, the copies of
 * boards, the opened items, unsent comments, and the documents and pictures stored for offline use.
 */
export function clearBrowsingData(): void {
  for (const key of PERSONAL_KEYS) localStore.write(key, null);
  for (const key of [OPENED_ITEMS_KEY, DRAFTS_KEY]) tabStore.write(key, null);
  const message: WorkerMessage = { type: "signed-out" };
  // A page that was reloaded past its caches has no controller, but its copies are stored too.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    .catch(() => undefined);
}
