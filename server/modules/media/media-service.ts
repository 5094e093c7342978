import { IMAGE_MIME } from "#contract/image-url.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
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
  /** Stores a generated WebP without encoding it again. Throws an Error if it is not a WebP. */
  saveGenerated(bytes: Buffer): Promise<SavedPicture>;
  /** Stores several pictures that are described already, which takes one statement. */
  savePrepared(pictures: readonly PreparedPicture[]): Promise<void>;
  /** A picture in one of the served widths and formats; undefined if there is no such picture. */
  variant: Variants["find"];
}

const BLOBS_AT_ONCE = 8;

/** The shop's pictures: rows in `database`, bytes in `store`. */
export function createMediaService({
  database,
  store,
}: {
  database: Database;
  store: BlobStore;
}): MediaService {
  const savePrepared = async (pictures: readonly PreparedPicture[]): Promise<void> => {
    if (pictures.length === 0) return;
    // The rows first: so every blob has a row by which the sweep finds it. Nothing can show a picture before this is done.
    await insertMedia(
      database,
      pictures.map(({ bytes, ...saved }) => ({ ...saved, byteSize: bytes.length })),
    );
    const blobSlot = limitConcurrency(BLOBS_AT_ONCE);
    await Promise.all(
      pictures.map(({ id, bytes }) => blobSlot(() => store.put(masterKey(id), bytes, IMAGE_MIME.webp))),
    );
  };
  const save = async (picture: PreparedPicture): Promise<SavedPicture> => {
    await savePrepared([picture]);
    const { bytes: _, ...saved } = picture;
    return saved;
  };
  const variants = createVariants({ database, store });
  return {
    save: async (bytes) => save(await prepareMaster(bytes)),
    saveGenerated: async (bytes) => save(await describeGenerated(bytes)),
    savePrepared,
    variant: variants.find,
  };
}
