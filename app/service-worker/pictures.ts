import { CacheFirst } from "workbox-strategies";
import { removeCache } from "./build-caches.ts";
import { expiration } from "./expiration.ts";

const PICTURES_CACHE = "ensemble-pictures";

/** Pictures of the shop; a URL always names the same picture. */
export const isStoredPicture = (url: URL): boolean =>
  url.origin === location.origin && /^\/(media|pictures)\//.test(url.pathname);

export const storedPictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  plugins: [expiration({ entriesMax: 200, ageMaxSeconds: 30 * 24 * 60 * 60 })],
});

export const removePictures = (): Promise<void> => removeCache(PICTURES_CACHE);
