import type { WorkboxPlugin } from "workbox-core/types.js";
import { getCacheKeyForURL, matchPrecache } from "workbox-precaching";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";
import { documentPath, OFFLINE_PATH } from "#contract/http/document-path.ts";
import { DOCUMENTS_CACHE } from "./build-caches.ts";
import { expiration } from "./expiration.ts";
import { isStoredDocument } from "./stored-documents.ts";

/**
 * A private board is missing (404) in its document, until its owner's page fills it from what it
 * has stored itself.
 */
const FILLED_BY_PAGE = /^\/board\//;
/** Longest wait for the network before a stored document is shown. */
const NETWORK_SECONDS = 6;

const CODE_IN_DOCUMENT = /\/assets\/[\w.-]+\.(?:js|css)/g;

/**
 * Only a document whose code belongs to this build is stored: with every part of it in the cache, it works
 * without a network, and after the next build too.
 */
export async function namesOnlyOwnCode(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  return (html.match(CODE_IN_DOCUMENT) ?? []).every((path) => getCacheKeyForURL(path) !== undefined);
}

const storeOwnDocuments: WorkboxPlugin = {
  // URLs that differ only in tracking parameters share a document, as they do on the server.
  cacheKeyWillBeUsed: async ({ request }) => documentPath(new URL(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    const isPrivateBoard = response.status === 404 && FILLED_BY_PAGE.test(new URL(request.url).pathname);
    const isStorable = (response.status === 200 || isPrivateBoard) && !response.redirected;
    return isStorable && (await namesOnlyOwnCode(response)) ? response : null;
  },
};

/** A document of the previous build is better than none. */
const showOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url);
    const earlier = isStoredDocument(url) ? await caches.match(documentPath(url)) : undefined;
    return earlier ?? matchPrecache(OFFLINE_PATH);
  },
};

export const storedDocuments = new NetworkFirst({
  cacheName: DOCUMENTS_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    storeOwnDocuments,
    expiration({ entriesMax: 60, ageMaxSeconds: 14 * 24 * 60 * 60 }),
    showOfflinePage,
  ],
});

export const otherDocuments = new NetworkOnly({ plugins: [showOfflinePage] });
