import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import type { BlobStore } from "./blob-store.ts";
import { allKeys } from "./media-keys.ts";
import { deleteUnusedMedia, findUnusedMedia } from "./media-repository.ts";

interface Pictures {
  database: Database;
  store: BlobStore;
}

/** So long may an upload take, and a page that shows the picture stay open. */
const KEPT_UNUSED_HOURS = 24;
/** Some minutes' work at a bucket's speed; the rest waits for the next hour. */
const SWEPT_AT_ONCE = 1_000;

/** Removes, once an hour, pictures that nothing has shown for a day: left behind by failed uploads, edits and deletions. */
export const mediaSweep = fastifyPlugin(async (app: FastifyInstance, pictures: Pictures) => {
  runHourly(
    app,
    () => sweepMedia(pictures),
    "Unused pictures could not be removed; the next try is in an hour",
    { database: pictures.database, name: "unused-pictures" },
  );
});

/**
 * One transaction a picture: its row stays locked until its blobs are gone, so that whoever saves the same picture at that moment
 * waits and then stores it anew. If a blob cannot be removed, the row stays for the next try.
 */
export async function sweepMedia({ database, store }: Pictures): Promise<void> {
  for (const id of await findUnusedMedia(database, KEPT_UNUSED_HOURS, SWEPT_AT_ONCE)) {
    await database.transaction(async (tx) => {
      if (!(await deleteUnusedMedia(tx, id, KEPT_UNUSED_HOURS))) return;
      for (const key of allKeys(id)) await store.remove(key);
    });
  }
}
