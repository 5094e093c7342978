import { IMAGE_MIME } from "#contract/outfit/image.ts";
import type { Database } from "#server/db/database.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { BlobStore } from "./blob-store.ts";
import { createCollages, type DrawCollage } from "./collage.ts";
import { masterKey } from "./media-keys.ts";
import { insertMedia } from "./media-repository.ts";
import {
  describeGenerated,
  type MasterOptions,
  type PreparedPicture,
  prepareMaster,
} from "./picture-intake.ts";
import { createVariants, type Variants } from "./variants.ts";

export type SavedPicture = Omit<PreparedPicture, "bytes">;

export interface MediaService {
  /**
   * Stores an uploaded picture, equal ones once. Called before the transaction that uses the picture, because
   * encoding can take a second; media-sweep.ts removes pictures that remain unused. Throws PictureRefused for
   * a picture of another type or size than the shop accepts.
   */
  save(bytes: Buffer, options?: MasterOptions): Promise<SavedPicture>;
  /**
   * Like `save`, for a picture that is not public: /media does not know its id, so that no cache stores it.
   * The route that sends its variants decides who may see it.
   */
  savePrivate(bytes: Buffer): Promise<SavedPicture>;
  /** Stores a generated WebP without encoding it again. Throws an Error if it is not a WebP. */
  saveGenerated(bytes: Buffer): Promise<SavedPicture>;
  /** Like `saveGenerated`, for a picture that is as private as those of `savePrivate`. */
  savePrivateGenerated(bytes: Buffer): Promise<SavedPicture>;
  /** Stores several prepared pictures with one statement for their rows. */
  savePrepared(pictures: readonly PreparedPicture[]): Promise<void>;
  /** The stored bytes of a picture, a WebP; undefined if there is no such picture. */
  master(id: string): Promise<Buffer | undefined>;
  variant: Variants["find"];
  collage: DrawCollage;
}

const BLOBS_AT_ONCE = 8;
/** Private pictures have ids of another form than those of /media, so that no public path leads to them. */
const PRIVATE_PREFIX = "private-";

export function createMediaService({
  database,
  store,
}: {
  database: Database;
  store: BlobStore;
}): MediaService {
  const savePrepared = async (pictures: readonly PreparedPicture[]): Promise<void> => {
    if (pictures.length === 0) return;
    // Rows before blobs, so that the sweep finds every blob by its row. The picture is not used before both
    // are stored.
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
  const savePrivate = (picture: PreparedPicture) =>
    save({ ...picture, id: `${PRIVATE_PREFIX}${picture.id}` });
  const variants = createVariants({ database, store });
  return {
    save: async (bytes, options) => save(await prepareMaster(bytes, options)),
    savePrivate: async (bytes) => savePrivate(await prepareMaster(bytes)),
    saveGenerated: async (bytes) => save(await describeGenerated(bytes)),
    savePrivateGenerated: async (bytes) => savePrivate(await describeGenerated(bytes)),
    savePrepared,
    master: (id) => store.get(masterKey(id)),
    variant: variants.find,
    collage: createCollages(store),
  };
}
