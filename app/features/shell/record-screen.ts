import { rememberOutfit } from "#app/entities/outfit/recent-outfits.ts";
import { logFailure } from "#app/lib/log.ts";
import type { WorkerMessage } from "#app/service-worker/worker-message.ts";

const PICTURES_MAX = 60;
const FONTS_MAX = 20;

let started: Promise<void> | undefined;

/** Records the current screen for recent outfits and for offline use. */
export async function recordScreen(): Promise<void> {
  rememberOutfit(location.pathname);
  if (!started) {
    started = startServiceWorker();
    // The worker of a new build has a cache of its own.
    navigator.serviceWorker?.addEventListener("controllerchange", () => void storeScreen());
  }
  await started;
  await storeScreen();
}

/**
 * Starts the service worker, which stores visited screens for offline use. Not with Save-Data, because it
 * fetches the code of all public screens.
 */
async function startServiceWorker(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch (error) {
    logFailure("The service worker could not be started", error);
  }
}

/** Has the service worker store the current screen with the pictures and fonts that are loaded. */
async function storeScreen(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const pictures = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(location.origin));
  const fonts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.endsWith(".woff2"));
  const { active } = await navigator.serviceWorker.ready;
  const message: WorkerMessage = {
    type: "visited",
    document: location.pathname + location.search,
    pictures: [...new Set(pictures)].slice(0, PICTURES_MAX),
    fonts: [...new Set(fonts)].slice(0, FONTS_MAX),
  };
  active?.postMessage(message);
}
