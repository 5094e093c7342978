import { createHash } from "node:crypto";
import { IMAGE_MIME } from "#contract/image-url.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";

const AT_ONCE = 8;

export interface PictureCopy {
  copied: number;
  /** Pictures that the store has lost, or has not whole. */
  lost: number;
}

/**
 * Copies pictures from one store to another; variants are left out, since they are made anew when they are asked for. A picture's id is
 * the digest of its bytes, so that a damaged one is noticed.
 */
export async function copyPictures(
  ids: readonly string[],
  from: Pick<BlobStore, "get">,
  to: Pick<BlobStore, "put">,
  onProgress: (done: number) => void,
): Promise<PictureCopy> {
  const result = { copied: 0, lost: 0 };
  const waiting = ids[Symbol.iterator]();
  const copyOneByOne = async () => {
    for (const id of waiting) {
      const bytes = await from.get(masterKey(id));
      if (bytes && createHash("sha256").update(bytes).digest("hex") === id) {
        await to.put(masterKey(id), bytes, IMAGE_MIME.webp);
        result.copied += 1;
      } else {
        result.lost += 1;
      }
      onProgress(result.copied + result.lost);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyOneByOne));
  return result;
}
