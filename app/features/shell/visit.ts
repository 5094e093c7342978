import { rememberOutfit } from "#app/entities/outfit/recent-outfits.ts";
import { startServiceWorker, storeScreen } from "#app/features/shell/offline-copies.ts";

let started: Promise<void> | undefined;

/** To be called when a screen has been shown and the browser is idle. */
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
