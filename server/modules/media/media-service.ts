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
   * Stores an uploaded picture; the same one twice is stored once. To be called before the transaction that puts it to use: encoding
   * can take a second, and a picture that never comes into use is swept away (media-sweep.ts).
   * Throws PictureRefused for what D34 does not accept.
   */
  save(bytes: Buffer): Promise<SavedPicture>;
  /** Stores a WebP of our own drawing as it is, which is faster. Throws an Error if it is not one. */
  saveGenerated(bytes: Buffer): Promise<SavedPicture>;
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
  const keep = async (picture: PreparedPicture): Promise<SavedPicture> => {
    const { bytes, ...saved } = picture;
    // The row first: so every blob has a row by which the sweep finds it. Nothing can show the picture before this is done.
    await insertMedia(database, { ...saved, byteSize: bytes.length });
    await store.put(masterKey(saved.id), bytes, IMAGE_MIME.webp);
    return saved;
  };
  const variants = createVariants({ database, store });
  return {
    save: async (bytes) => keep(await prepareMaster(bytes)),
    saveGenerated: async (bytes) => keep(await describeGenerated(bytes)),
    variant: variants.find,
  };
}
