import { getCacheKeyForURL } from "workbox-precaching";
import { OFFLINE_PATH } from "#contract/http/document-path.ts";
import { CODE_CACHE } from "./build-caches.ts";
import { namesOnlyOwnCode } from "./documents.ts";

/**
 * A document that was stored within this time is not fetched again because a person moved to its screen
 * inside the site.
 */
const FRESH_MS = 60 * 60 * 1_000;

export function isFresh(stored: Response | undefined): boolean {
  return Date.now() - Date.parse(stored?.headers.get("date") ?? "") < FRESH_MS;
}

/**
 * Replaces an offline page that is no longer fresh: it has the shop's name and colours, which administrators
 * change between two builds. Without a network, or where the page is of another build, the stored one stays.
 */
export async function renewOfflinePage(): Promise<void> {
  const key = getCacheKeyForURL(OFFLINE_PATH) ?? OFFLINE_PATH;
  const cache = await caches.open(CODE_CACHE);
  const stored = await cache.match(key);
  if (!stored || isFresh(stored)) return;
  const response = await fetch(OFFLINE_PATH, { credentials: "omit" }).catch(() => undefined);
  if (response?.status === 200 && !response.redirected && (await namesOnlyOwnCode(response)))
    await cache.put(key, response);
}
