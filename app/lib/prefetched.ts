import type { DehydratedState } from "@tanstack/react-query";

/** What a screen's loader hands its component; null when the browser is to ask for itself. */
export interface Prefetched {
  dehydratedState: DehydratedState | null;
}

/** A screen's `clientLoader`: moving inside the site never asks the server for a document's data (D9). */
export function askFromBrowser(): Prefetched {
  return { dehydratedState: null };
}
