import { CacheExpiration } from "workbox-expiration";
import { OFFLINE_PATH } from "#contract/http/document-path.ts";
import { buildFiles } from "./worker-scope.ts";

/** Differs between two builds. */
const BUILD = buildFiles.find(({ url }) => url === OFFLINE_PATH)?.revision ?? "unknown";
const CODE = "ensemble-code-";
const DOCUMENTS = "ensemble-documents-";

/** The code of this build, and the documents that name it. */
export const CODE_CACHE = CODE + BUILD;
export const DOCUMENTS_CACHE = DOCUMENTS + BUILD;

/**
 * Keeps the caches of the previous build: its code serves the tabs that were opened with it, and its
 * documents are shown offline until they are fetched again.
 */
export async function removeOldBuilds(): Promise<void> {
  // In the order in which they were created.
  const names = await caches.keys();
  for (const [kind, current] of [
    [CODE, CODE_CACHE],
    [DOCUMENTS, DOCUMENTS_CACHE],
  ] as const) {
    const earlier = names.filter((name) => name.startsWith(kind) && name !== current);
    await Promise.all(earlier.slice(0, -1).map(removeCache));
  }
}

/** Removes every stored document, of all builds. */
export async function removeDocuments(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(DOCUMENTS)).map(removeCache));
}

/** Also removes Workbox's IndexedDB records of the entries' age, which contain their URLs. */
export async function removeCache(name: string): Promise<void> {
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
  await caches.delete(name);
}
