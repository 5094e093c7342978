import { missingFiles } from "#app/loading/screens.tsx";

const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

const fetchedPaths = new Set<string>();

/**
 * Fetches the code of a screen into the browser's cache when a link to it is about to be pressed. It is not
 * imported, so that a failure is reported only if the link is pressed.
 */
export function prefetchScreens(): void {
  for (const intent of INTENTS) addEventListener(intent, onIntent, { passive: true });
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin) return;
  for (const file of missingFiles(link.pathname)) {
    if (fetchedPaths.has(file)) continue;
    fetchedPaths.add(file);
    fetch(file).catch(() => fetchedPaths.delete(file));
  }
}
