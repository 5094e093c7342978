import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Sharp } from "sharp";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { IMAGE_MIME, type ImageFormat, type ImageWidth } from "#contract/outfit/image.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { BlobStore } from "./blob-store.ts";
import { loadSharp } from "./image-engine.ts";
import { masterKey, variantKey } from "./media-keys.ts";
import { findMedia } from "./media-repository.ts";

export interface Variant {
  bytes: Buffer;
  contentType: string;
}

type WarningLog = Pick<FastifyBaseLogger, "warn">;

export interface Variants {
  /**
   * Undefined if there is no such picture; throws UNAVAILABLE when the queue is full. Failures that do not
   * affect the response are logged to `log`.
   */
  find(id: string, width: ImageWidth, format: ImageFormat, log: WarningLog): Promise<Variant | undefined>;
}

const HOT_BYTES_MAX = 48 * 1024 * 1024;
/** Encoding takes a whole core; more at once would slow down all other requests. */
const ENCODINGS_AT_ONCE = 2;
/** An encoding takes about 0.1 s, so the last of a full queue waits about 10 s. */
const ENCODINGS_WAITING_MAX = 200;

/**
 * Chosen by visual comparison and measurement. An AVIF at effort 1 takes about as long as the WebP; effort 0
 * takes half of that for 6 to 24 % more bytes, effort 2 nearly twice for 1 to 4 % fewer, effort 4 ten times
 * for 2 to 13 % fewer.
 */
const ENCODERS: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1, chromaSubsampling: "4:2:0" }),
  webp: (picture) => picture.webp({ quality: 78 }),
  // JPEG has no transparency; without a background, cut-outs would have a black one.
  jpg: (picture) =>
    picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true, progressive: true }),
};

/** Variants are encoded on first request, stored, and cached in memory if frequently used. */
export function createVariants({ database, store }: { database: Database; store: BlobStore }): Variants {
  const hot = new LRUCache<string, Variant>({
    maxSize: HOT_BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const underway = new Map<string, Promise<Variant | undefined>>();
  const encodingSlot = limitConcurrency(ENCODINGS_AT_ONCE, {
    waitingMax: ENCODINGS_WAITING_MAX,
    whenFull: () => new ApiError("UNAVAILABLE", PICTURE_ERRORS.busy, { retryAfter: 5 }),
  });

  const make = async (id: string, width: ImageWidth, format: ImageFormat, log: WarningLog) => {
    const master = await store.get(masterKey(id));
    if (!master) return undefined;
    const bytes = await encodeVariant(master, width, format);
    // A full disk must not fail a request whose variant is already encoded.
    await store.put(variantKey(id, width, format), bytes, IMAGE_MIME[format]).catch((error: unknown) => {
      log.warn(
        { err: error, media: id },
        "A picture's variant could not be stored and will be encoded again",
      );
    });
    return bytes;
  };

  const warnIfKnown = async (id: string, log: WarningLog) => {
    if (!(await findMedia(database, id))) return;
    log.warn(
      { media: id },
      "A picture's file is gone from the store; restore it from a backup or upload it again",
    );
  };

  const encode = async (id: string, width: ImageWidth, format: ImageFormat, log: WarningLog) => {
    // Before a slot is taken: requests for invented pictures must not delay those of real ones.
    if (await store.has(masterKey(id))) return encodingSlot(() => make(id, width, format, log));
    await warnIfKnown(id, log);
    return undefined;
  };

  const load = async (key: string, id: string, width: ImageWidth, format: ImageFormat, log: WarningLog) => {
    const bytes = (await store.get(key)) ?? (await encode(id, width, format, log));
    if (!bytes) return undefined;
    const variant = { bytes, contentType: IMAGE_MIME[format] };
    hot.set(key, variant);
    return variant;
  };

  return {
    find: (id, width, format, log) => {
      const key = variantKey(id, width, format);
      const ready = hot.get(key);
      if (ready) return Promise.resolve(ready);
      const promise =
        underway.get(key) ?? load(key, id, width, format, log).finally(() => underway.delete(key));
      underway.set(key, promise);
      return promise;
    },
  };
}

async function encodeVariant(master: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  return ENCODERS[format](sharp(master).resize({ width, withoutEnlargement: true })).toBuffer();
}
