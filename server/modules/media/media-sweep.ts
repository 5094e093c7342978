import type { Database } from "#server/db/database.ts";
import type { BlobStore } from "./blob-store.ts";
import { allKeys } from "./media-keys.ts";
import { deleteUnusedMedia, findUnusedMedia } from "./media-repository.ts";

interface Pictures {
  database: Database;
  store: BlobStore;
  /** Ends the sweep between two pictures. */
  signal?: AbortSignal | undefined;
}

/** Longer than an upload takes and than a page with the picture usually stays open. */
const KEPT_UNUSED_HOURS = 24;
/** A quarter of an hour of work with a bucket; the next run removes the rest. */
const SWEPT_AT_ONCE = 5_000;
/**
 * Time of a run for pictures that cannot be removed. A file fails at once; a bucket that is unavailable takes half
 * a minute for each, during which the embedded database waits.
 */
const FAILING_MS_MAX = 60_000;

/**
 * Removes pictures that have been unused for a day, after failed uploads, edits and deletions. Each picture
 * has its own transaction: its row is locked until its blobs are removed, so that a concurrent save of the
 * same picture waits and then stores it again. If a blob cannot be removed, the row remains for the next run, the
 * others are removed, and the error says how many remain.
 */
export async function sweepMedia({ database, store, signal }: Pictures): Promise<void> {
  const failures: Error[] = [];
  let failingMs = 0;
  for (const id of await findUnusedMedia(database, KEPT_UNUSED_HOURS, SWEPT_AT_ONCE)) {
    if (signal?.aborted || failingMs > FAILING_MS_MAX) break;
    const begunAt = performance.now();
    const removal = database.transaction(async (tx) => {
      if (!(await deleteUnusedMedia(tx, id, KEPT_UNUSED_HOURS))) return;
      for (const key of allKeys(id)) await store.remove(key);
    });
    await removal.catch((error: Error) => {
      failures.push(error);
      failingMs += performance.now() - begunAt;
    });
  }
  const [cause] = failures;
  if (cause) throw new Error(`Unused pictures not removed: ${failures.length}. ${cause.message}`, { cause });
}
