import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import type { MediaService, SavedPicture } from "#server/modules/media/media-service.ts";
import { PictureRefused } from "#server/modules/media/picture-refused.ts";

/** A line's picture that cannot be taken; `message` says why, to whoever wrote the line. */
export class PictureProblem extends Error {}

const MASTER_NAME = /^([0-9a-f]{64})\.webp$/;
const PICTURE_ADDRESS = /^https?:\/\/[^/]+\/media\/([0-9a-f]{64})\/\d+\.\w+$/;

/** The id of the picture that an export names: by its file, or from the dashboard by its address; undefined for anything else. */
export function exportedPictureId(image: string): string | undefined {
  return MASTER_NAME.exec(basename(image))?.[1] ?? PICTURE_ADDRESS.exec(image)?.[1];
}

/** The picture of this shop that an export named, kept from the sweep; undefined if it is not, or no longer, one of ours. */
export async function reusePicture(database: Database, image: string): Promise<{ id: string } | undefined> {
  const id = exportedPictureId(image);
  const [known] = id === undefined ? [] : await touchMedia(database, [id]);
  return known === undefined ? undefined : { id: known };
}

/** Stores the picture at `image`, a path relative to `folder`. Throws a PictureProblem if it cannot be taken. */
export async function savePictureFile(
  mediaService: Pick<MediaService, "save" | "saveGenerated">,
  folder: string,
  image: string,
): Promise<SavedPicture> {
  const bytes = await readPicture(resolve(folder, image), image);
  try {
    return (await saveAsItIs(mediaService, image, bytes)) ?? (await mediaService.save(bytes));
  } catch (error) {
    if (error instanceof PictureRefused) throw new PictureProblem(error.message, { cause: error });
    throw error;
  }
}

/**
 * An exported picture is a master of ours, named by its digest: encoding it once more would only make it worse, and another.
 * Answers undefined if the file only bears such a name.
 */
async function saveAsItIs(
  { saveGenerated }: Pick<MediaService, "saveGenerated">,
  image: string,
  bytes: Buffer,
): Promise<SavedPicture | undefined> {
  if (createHash("sha256").update(bytes).digest("hex") !== exportedPictureId(image)) return undefined;
  try {
    return await saveGenerated(bytes);
  } catch {
    // Whatever is wrong with it, the ordinary way says it in words for people.
    return undefined;
  }
}

async function readPicture(path: string, image: string): Promise<Buffer> {
  try {
    const file = await open(path, "r");
    try {
      const stats = await file.stat();
      if (!stats.isFile()) throw new PictureProblem(`The picture ${image} is not a file`);
      if (stats.size > IMAGE_MAX_BYTES) throw new PictureRefused("bytes");
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    if (error instanceof PictureRefused) throw new PictureProblem(error.message, { cause: error });
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "does not exist" : `cannot be read (${message})`;
    throw new PictureProblem(`The picture ${image} ${reason}`, { cause: error });
  }
}
