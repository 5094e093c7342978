import { createHash } from "node:crypto";
import { setImmediate as othersFirst } from "node:timers/promises";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { CatalogueEntry } from "#server/readers/catalogue/catalogue-entry.ts";
import { ReadingEnded } from "#server/readers/reader-thread.ts";
import { type FileUpload, readCatalogueInThread } from "#server/readers/readers.ts";

export interface UploadedCatalogue extends FileUpload {
  /** The client's file name without path and control characters. */
  fileName: string;
}

const FILE_NAME_MAX_LENGTH = 120;
const DIGESTED_AT_ONCE = 1024 * 1024;

export function uploadedCatalogue({ name, bytes }: FileUpload): UploadedCatalogue {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
  return { name, bytes, fileName: plain.slice(0, FILE_NAME_MAX_LENGTH) || "catalogue" };
}

/** SHA-256 in hex, computed in parts between which other requests are served. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.length; at += DIGESTED_AT_ONCE) {
    hash.update(bytes.subarray(at, at + DIGESTED_AT_ONCE));
    await othersFirst();
  }
  return hash.digest("hex");
}

/**
 * Throws an ApiError with a user-facing message if the file is not a catalogue, or takes too long to read.
 */
export async function* readEntries({ name, bytes }: UploadedCatalogue): AsyncGenerator<CatalogueEntry> {
  try {
    yield* readCatalogueInThread({ name, bytes });
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
    const message = IMPORT_ERRORS.fileUnreadable;
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "file", message }], cause: error });
  }
}
