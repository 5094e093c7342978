import { LRUCache } from "lru-cache";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { BlobStore } from "./blob-store.ts";
import { loadSharp } from "./image-engine.ts";
import { masterKey } from "./media-keys.ts";

export interface CollageSize {
  width: number;
  height: number;
}

/**
 * Draws pictures side by side as one JPEG; undefined if none of them has a file. Throws UNAVAILABLE when the
 * queue is full.
 */
export type DrawCollage = (mediaIds: readonly string[], size: CollageSize) => Promise<Buffer | undefined>;

/** About 100 KB each. */
const CACHED_BYTES_MAX = 16 * 1024 * 1024;
/** A drawing takes about 0.1 s, so the last of a full queue waits about 2 s. */
const WAITING_MAX = 20;

const GAP = 8;
const BACKGROUND = "#ffffff";
/** The pictures are portraits of 3:4; a wider column would crop them. */
const WIDEST_RATIO = 3 / 4;

/**
 * Collages are cached in memory only: they are small, few at a time, and clients cache them by their paths.
 */
export function createCollages(store: Pick<BlobStore, "get">): DrawCollage {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES_MAX,
    sizeCalculation: (bytes) => bytes.length,
  });
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const oneAtATime = limitConcurrency(1, {
    waitingMax: WAITING_MAX,
    whenFull: () => new ApiError("UNAVAILABLE", PICTURE_ERRORS.busy, { retryAfter: 5 }),
  });

  const draw = async (key: string, mediaIds: readonly string[], size: CollageSize) => {
    const masters: Buffer[] = [];
    for (const id of mediaIds) {
      const master = await store.get(masterKey(id));
      if (master) masters.push(master);
    }
    if (masters.length === 0) return undefined;
    const bytes = await drawColumns(masters, size);
    drawn.set(key, bytes);
    return bytes;
  };

  return (mediaIds, size) => {
    const key = JSON.stringify([mediaIds, size]);
    const ready = drawn.get(key);
    if (ready) return Promise.resolve(ready);
    const promise =
      underway.get(key) ?? oneAtATime(() => draw(key, mediaIds, size)).finally(() => underway.delete(key));
    underway.set(key, promise);
    return promise;
  };
}

/** Equal columns, centred, each filled by the middle of its picture. */
async function drawColumns(masters: readonly Buffer[], { width, height }: CollageSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const gaps = GAP * (masters.length - 1);
  const columnWidth = Math.min(
    Math.floor((width - gaps) / masters.length),
    Math.floor(height * WIDEST_RATIO),
  );
  const left = Math.floor((width - columnWidth * masters.length - gaps) / 2);
  const columns = [];
  for (const [index, master] of masters.entries()) {
    const input = await sharp(master).resize({ width: columnWidth, height, fit: "cover" }).toBuffer();
    columns.push({ input, left: left + index * (columnWidth + GAP), top: 0 });
  }
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(columns)
    .jpeg({ quality: 80, mozjpeg: true, progressive: true })
    .toBuffer();
}
