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
 * Removes the caches of earlier builds but the last: its code still serves the tabs that were opened with it,
 * and its documents are what there is until they are opened again.
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

/** A cache, and what IndexedDB notes of the age of its entries, which names their addresses. */
export async function removeCache(name: string): Promise<void> {
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
  await caches.delete(name);
}
