import { logFailure } from "#app/lib/log.ts";
import type { WorkerMessage } from "#app/lib/worker-message.ts";

const PICTURES_MAX = 60;

/**
 * Starts the service worker, which keeps what was visited readable without a network. Not with Save-Data: it
 * fetches all code.
 */
export async function startServiceWorker(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch (error) {
    logFailure("The service worker could not be started", error);
  }
}

/** Stores the screen that is shown now, with the pictures that have been loaded. */
export async function storeScreen(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const pictures = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(location.origin));
  const { active } = await navigator.serviceWorker.ready;
  const message: WorkerMessage = {
    type: "visited",
    document: location.pathname + location.search,
    pictures: [...new Set(pictures)].slice(0, PICTURES_MAX),
  };
  active?.postMessage(message);
}
