import { createHash } from "node:crypto";
import { realpath } from "node:fs/promises";
import { basename, isAbsolute, relative, resolve, sep } from "node:path";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import type { MediaService, SavedPicture } from "#server/modules/media/media-service.ts";
import { PictureRefused } from "#server/modules/media/picture-refused.ts";
import { openWithoutWaiting } from "#server/readers/catalogue/file-source.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";

/** `message` tells the user why a line's picture is refused. */
export class PictureProblem extends Error {}

const MASTER_NAME = /^([0-9a-f]{64})\.webp$/;
const PICTURE_ADDRESS = /^https?:\/\/[^/]+\/media\/([0-9a-f]{64})\/\d+\.\w+$/;

/** The id in the file name or URL of an exported picture; undefined for any other reference. */
export function exportedPictureId(image: string): string | undefined {
  return MASTER_NAME.exec(basename(image))?.[1] ?? PICTURE_ADDRESS.exec(image)?.[1];
}

/** Returns the exported picture if this shop has it, and protects it from the sweep. */
export async function reusePicture(database: Database, image: string): Promise<{ id: string } | undefined> {
  const id = exportedPictureId(image);
  const [known] = id === undefined ? [] : await touchMedia(database, [id]);
  return known === undefined ? undefined : { id: known };
}

export interface PictureSource {
  /** Base of relative paths. */
  folder: string;
  /** Whether a path may leave the folder. A foreign catalogue could name any picture of this machine. */
  anyPath: boolean;
}

/** Throws a PictureProblem if the picture is refused. */
export async function savePictureFile(
  mediaService: Pick<MediaService, "save" | "saveGenerated">,
  source: PictureSource,
  image: string,
): Promise<SavedPicture> {
  return saveBytes(mediaService, image, await readPicture(source, image));
}

/**
 * Saves the picture that a catalogue names in its ZIP; undefined if there is none. Throws a PictureProblem if
 * it is refused, or if several can be meant.
 */
export async function savePackedPicture(
  mediaService: Pick<MediaService, "save" | "saveGenerated">,
  pictures: PackedPictures,
  image: string,
): Promise<SavedPicture | undefined> {
  const name = findPackedPicture(pictures, image);
  if (name === undefined) return undefined;
  const bytes = await pictures.read(name, IMAGE_MAX_BYTES).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw new PictureProblem(`The picture ${image} cannot be unpacked (${error.message})`, { cause: error });
  });
  return saveBytes(mediaService, image, bytes);
}

/** The file in the ZIP. Throws a PictureProblem if several can be meant, or if it is too large. */
export function findPackedPicture(pictures: PackedPictures, image: string): string | undefined {
  const [name, another] = pictures.find(image);
  if (another !== undefined) {
    throw new PictureProblem(
      `The ZIP has several pictures named ${image}: please write its folder before the name`,
    );
  }
  if (name !== undefined && pictures.sizeOf(name) > IMAGE_MAX_BYTES) {
    throw new PictureProblem(new PictureRefused("bytes").message);
  }
  return name;
}

async function saveBytes(
  mediaService: Pick<MediaService, "save" | "saveGenerated">,
  image: string,
  bytes: Buffer,
): Promise<SavedPicture> {
  try {
    return (await saveUnchanged(mediaService, image, bytes)) ?? (await mediaService.save(bytes));
  } catch (error) {
    if (error instanceof PictureRefused) throw new PictureProblem(error.message, { cause: error });
    throw error;
  }
}

/**
 * Stores an exported picture without encoding it again, which would lose quality and change its id. Returns
 * undefined if the digest in the file name does not match the bytes.
 */
async function saveUnchanged(
  { saveGenerated }: Pick<MediaService, "saveGenerated">,
  image: string,
  bytes: Buffer,
): Promise<SavedPicture | undefined> {
  if (createHash("sha256").update(bytes).digest("hex") !== exportedPictureId(image)) return undefined;
  try {
    return await saveGenerated(bytes);
  } catch {
    // The ordinary upload reports the problem to the user.
    return undefined;
  }
}

async function readPicture({ folder, anyPath }: PictureSource, image: string): Promise<Buffer> {
  try {
    // A symbolic link within the folder may lead out of it.
    const path = await realPathOf(resolve(folder, image));
    if (!anyPath && !isWithin(await realpath(folder), path)) {
      throw new PictureProblem(
        `The picture ${image} is outside the folder of the catalogue file: move it there, or import with --any-path`,
      );
    }
    const file = await openWithoutWaiting(path);
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

/** macOS writes the accents of a name as characters of their own, and a program that packs files may too. */
async function realPathOf(path: string): Promise<string> {
  for (const form of ["NFC", "NFD"] as const) {
    const found = await realpath(path.normalize(form)).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return realpath(path);
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
