import { CacheFirst } from "workbox-strategies";
import { CODE_CACHE } from "./build-caches.ts";

/** A shop uses one pair of typefaces of many: its fonts are stored when a page has loaded them. */
export const isStoredFont = (url: URL): boolean =>
  url.origin === location.origin && /^\/assets\/[^/]+\.woff2$/.test(url.pathname);

export const storedFonts = new CacheFirst({ cacheName: CODE_CACHE });
