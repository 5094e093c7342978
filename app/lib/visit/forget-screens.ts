import type { WorkerMessage } from "#app/lib/visit/worker-message.ts";

/** Where local storage has the ids of the looks that were last opened. */
export const RECENT_LOOKS_KEY = "recentLooks";

/** Removes what tells what a person looked at: the list of looks, and the documents and pictures that were stored for the time without a network. */
export function forgetScreens(): void {
  try {
    localStorage.removeItem(RECENT_LOOKS_KEY);
  } catch {
    // Nothing is stored where storage is blocked.
  }
  const message: WorkerMessage = { type: "signed-out" };
  navigator.serviceWorker?.controller?.postMessage(message);
}
