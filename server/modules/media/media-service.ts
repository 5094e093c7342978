import { IMAGE_MIME } from "#contract/image-url.ts";
import type { Database } from "#server/db/database.ts";
import type { BlobStore } from "./blob-store.ts";
import { masterKey } from "./media-keys.ts";
import { insertMedia } from "./media-repository.ts";
import { describeGenerated, type PreparedPicture, prepareMaster } from "./picture-intake.ts";
import { createVariants, type Variants } from "./variants.ts";

/** What an outfit needs to know of its picture (D24). */
export type SavedPicture = Omit<PreparedPicture, "bytes">;

export interface MediaService {
  /**
   * Stores an uploaded picture; the same one twice is stored once. With `transaction`, its row becomes visible with it;
   * reading and encoding can take a second, so rather save before a transaction that locks what others need.
   * Throws PictureRefused for what D34 does not accept.
   */
  save(bytes: Buffer, transaction?: Database): Promise<SavedPicture>;
  /** Stores a WebP of our own drawing as it is, which is faster. Throws an Error if it is not one. */
  saveGenerated(bytes: Buffer, transaction?: Database): Promise<SavedPicture>;
  /** A picture in one of the served widths and formats; undefined if there is no such picture. */
  variant: Variants["find"];
}

/** The shop's pictures: rows in `database`, bytes in `store`. */
export function createMediaService({
  database,
  store,
}: {
  database: Database;
  store: BlobStore;
}): MediaService {
  const keep = async (picture: PreparedPicture, transaction: Database = database): Promise<SavedPicture> => {
    const { bytes, ...saved } = picture;
    // The bytes first: a blob without a row is harmless, a row without its blob is a broken picture.
    await store.put(masterKey(saved.id), bytes, IMAGE_MIME.webp);
    await insertMedia(transaction, { ...saved, byteSize: bytes.length });
    return saved;
  };
  const variants = createVariants({ database, store });
  return {
    save: async (bytes, transaction) => keep(await prepareMaster(bytes), transaction),
    saveGenerated: async (bytes, transaction) => keep(await describeGenerated(bytes), transaction),
    variant: variants.find,
  };
}
