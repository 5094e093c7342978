import { createHash } from "node:crypto";
import { IMAGE_MIME } from "#contract/outfit/image.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";

const CONCURRENCY = 8;

export interface PictureCopy {
  copied: number;
  /** Pictures that are missing in the store or damaged. */
  lost: number;
}

/**
 * Copies pictures from one store to another, without their variants, which are generated on demand. A
 * picture's id ends with the digest of its bytes, which detects damaged files; that of a private one has a prefix.
 */
export async function copyPictures(
  ids: readonly string[],
  from: Pick<BlobStore, "get">,
  to: Pick<BlobStore, "put">,
  onProgress: (done: number) => void,
): Promise<PictureCopy> {
  const result = { copied: 0, lost: 0 };
  const remaining = ids[Symbol.iterator]();
  const copyRemaining = async () => {
    for (const id of remaining) {
      const bytes = await from.get(masterKey(id));
      if (bytes && id.endsWith(createHash("sha256").update(bytes).digest("hex"))) {
        await to.put(masterKey(id), bytes, IMAGE_MIME.webp);
        result.copied += 1;
      } else {
        result.lost += 1;
      }
      onProgress(result.copied + result.lost);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, copyRemaining));
  return result;
}
