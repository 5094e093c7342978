import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";

interface Bounds {
  entriesMax: number;
  ageMaxSeconds: number;
}

/** Bounds a cache by count and age; when the device has no room left, the cache is emptied. */
export function expiration({ entriesMax, ageMaxSeconds }: Bounds) {
  const plugin = new ExpirationPlugin({
    maxEntries: entriesMax,
    maxAgeSeconds: ageMaxSeconds,
    purgeOnQuotaError: true,
  });
  // The types of Workbox are not written for exactOptionalPropertyTypes.
  return plugin as ExpirationPlugin & WorkboxPlugin;
}
