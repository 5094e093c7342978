import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { DiskUpload } from "#server/http/plugins/disk-upload.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { CatalogueEntry } from "#server/readers/catalogue/catalogue-entry.ts";
import { pathSource } from "#server/readers/catalogue/file-source.ts";
import { openPictures } from "#server/readers/catalogue/open-catalogue.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";
import { ReadingEnded } from "#server/readers/reader-thread.ts";
import { readCatalogueInThread } from "#server/readers/readers.ts";

export interface UploadedCatalogue extends DiskUpload {
  /** The client's file name without path and control characters. */
  fileName: string;
}

const FILE_NAME_MAX_LENGTH = 120;

export function uploadedCatalogue(upload: DiskUpload): UploadedCatalogue {
  return { ...upload, fileName: shownFileName(upload.name) };
}

export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
  return plain.slice(0, FILE_NAME_MAX_LENGTH) || "catalogue";
}

/**
 * Throws an ApiError with a user-facing message if the file is not a catalogue, or takes too long to read.
 */
export async function* readEntries({ name, path }: UploadedCatalogue): AsyncGenerator<CatalogueEntry> {
  try {
    yield* readCatalogueInThread({ name, path });
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
    const message = IMPORT_ERRORS.fileUnreadable;
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "file", message }], cause: error });
  }
}

/** Passes on the pictures of a ZIP, undefined for any other file, while `use` works. */
export async function withPictures<T>(
  { name, path }: UploadedCatalogue,
  use: (pictures: PackedPictures | undefined) => Promise<T>,
): Promise<T> {
  const pictures = await openPictures({ ...pathSource(path), name });
  try {
    return await use(pictures);
  } finally {
    pictures?.close();
  }
}
