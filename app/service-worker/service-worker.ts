import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import type { WorkerMessage } from "#app/service-worker/worker-message.ts";
import { documentPath, OFFLINE_PATH } from "#contract/http/document-path.ts";
import { CODE_CACHE, DOCUMENTS_CACHE, removeDocuments, removeOldBuilds } from "./build-caches.ts";
import { namesOnlyOwnCode, otherDocuments, storedDocuments } from "./documents.ts";
import { isFresh, renewOfflinePage } from "./offline-page.ts";
import { isStoredPicture, removePictures, storedPictures } from "./pictures.ts";
import { isStoredDocument, isStoredScreen } from "./stored-documents.ts";
import { buildFiles, type WorkerEvent, worker } from "./worker-scope.ts";

/*
 * Stores documents, code and pictures of the shop, and nothing that a token fetched: requests to /backend
 * never reach a route here. Code is stored per build (see docs/decisions/0016-offline-copies.md).
 */
setCacheNameDetails({ prefix: "", precache: CODE_CACHE, suffix: "" });
addPlugins([
  {
    // During a deployment the offline page can come from another build than this file; the browser then
    // tries again later.
    cacheWillUpdate: async ({ request, response }) => {
      const isOwn = new URL(request.url).pathname !== OFFLINE_PATH || (await namesOnlyOwnCode(response));
      return response.status === 200 && isOwn ? response : null;
    },
  },
]);
/** A shop uses one pair of typefaces of many: its fonts are stored when a page has loaded them. */
const storedFonts = new CacheFirst({ cacheName: CODE_CACHE });
const isStoredFont = (url: URL): boolean =>
  url.origin === location.origin && /^\/assets\/[^/]+\.woff2$/.test(url.pathname);

precacheAndRoute(buildFiles, { cleanURLs: false, directoryIndex: "" });

registerRoute(({ url }) => isStoredFont(url), storedFonts);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  // Code of another build: of the previous one when an older tab asks.
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
registerRoute(({ request, url }) => request.mode === "navigate" && isStoredDocument(url), storedDocuments);
registerRoute(({ request }) => request.mode === "navigate", otherDocuments);
registerRoute(
  // Only pictures of public screens: administrators also see those that customers have sent.
  ({ request, url }) =>
    request.destination === "image" &&
    isStoredPicture(url) &&
    isStoredScreen(new URL(request.referrer || location.href)),
  storedPictures,
);

worker.addEventListener("install", () => void worker.skipWaiting());
clientsClaim();
worker.addEventListener("activate", (event) => {
  event.waitUntil(removeOldBuilds());
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

worker.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  event.waitUntil(message.type === "visited" ? storeVisit(event, message) : removePersonalData());
  if (message.type === "visited") event.waitUntil(renewOfflinePage());
});

/**
 * A screen that was reached inside the site, or before this worker was there: its document, and the pictures
 * and fonts that it shows.
 */
async function storeVisit(
  event: WorkerEvent,
  { document, pictures, fonts }: Extract<WorkerMessage, { type: "visited" }>,
): Promise<void> {
  const url = new URL(document, location.origin);
  for (const font of fonts.map((path) => new URL(path, location.origin)).filter(isStoredFont)) {
    await settled(storedFonts.handleAll({ event: event as never, request: new Request(font) }));
  }
  if (!isStoredScreen(url)) return;
  if (isStoredDocument(url) && !isFresh(await storedDocument(url))) {
    await settled(
      storedDocuments.handleAll({
        event: event as never,
        request: new Request(url, { credentials: "omit" }),
      }),
    );
  }
  for (const picture of pictures.map((path) => new URL(path, location.origin)).filter(isStoredPicture)) {
    await settled(storedPictures.handleAll({ event: event as never, request: new Request(picture) }));
  }
}

function storedDocument(url: URL): Promise<Response | undefined> {
  return caches.match(documentPath(url), { cacheName: DOCUMENTS_CACHE });
}

/** A document, picture or font that cannot be fetched is not stored. */
async function settled(results: [Promise<Response>, Promise<void>]): Promise<void> {
  await Promise.allSettled(results);
}

/** Visited screens are personal data. */
async function removePersonalData(): Promise<void> {
  await Promise.all([removeDocuments(), removePictures()]);
}
