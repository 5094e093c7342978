import { isUtf8 } from "node:buffer";
import { setImmediate as othersFirst } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { CatalogueFormat } from "#contract/catalogue-file.ts";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { splitLines } from "./catalogue-file.ts";
import { type CatalogueEntry, readJsonLines } from "./catalogue-line.ts";
import { type CsvLayout, missingColumns, readHeader } from "./csv-header.ts";
import { readCsvOutfits } from "./csv-outfits.ts";
import { readRows } from "./csv-rows.ts";

/** A file as it arrived; its name is the client's. */
export interface FileUpload {
  name: string;
  bytes: Buffer;
}

/** An uploaded catalogue file, decompressed, with its format. */
export interface UploadedCatalogue {
  /** The client's file name without path and control characters. */
  fileName: string;
  bytes: Buffer;
  /** The layout of a CSV file; undefined for JSON Lines. */
  layout: CsvLayout | undefined;
}

const FILE_NAME_MAX_LENGTH = 120;
/** Bytes read to detect the format; a header is shorter. */
const HEAD_BYTES = 16 * 1024;
/** Bytes processed before yielding to the event loop. */
const CHUNK_BYTES = 64 * 1024;
const BYTE_ORDER_MARK = Buffer.from("\ufeff");

/** Detects the format of a file by its content. Throws an ApiError with a user-facing message if it is not a catalogue. */
export async function openUpload({ name, bytes: packed }: FileUpload): Promise<UploadedCatalogue> {
  const bytes = await unpack(packed);
  const fileName = shownName(name);
  const head = firstLine(bytes);
  if (head === undefined) throw refused("VALIDATION_FAILED", IMPORT_MESSAGES.fileEmpty);
  if (bytes.subarray(0, HEAD_BYTES).includes(0)) throw unknownFormat();
  if (head.startsWith("{")) return { fileName, bytes, layout: undefined };
  const layout = readHeader(head);
  if (layout) return { fileName, bytes: utf8(bytes), layout: complete(layout) };
  // For a file with an invalid first line, the name is the best hint of its format.
  const hint: CatalogueFormat | undefined = /\.(jsonl|ndjson)(\.gz)?$/i.test(name)
    ? "jsonl"
    : /\.csv(\.gz)?$/i.test(name)
      ? "csv"
      : undefined;
  if (hint === "jsonl") return { fileName, bytes, layout: undefined };
  if (hint === "csv") throw missing(missingColumns({ delimiter: ",", columns: new Map() }));
  throw unknownFormat();
}

/** Reads the file outfit by outfit, and yields to the event loop between chunks. */
export function readCatalogueEntries({ bytes, layout }: UploadedCatalogue): AsyncGenerator<CatalogueEntry> {
  const chunks = chunksOf(bytes);
  return layout ? readCsvOutfits(readRows(chunks, layout)) : readJsonLines(splitLines(chunks));
}

/** Returns the file name without path and control characters. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
  return plain.slice(0, FILE_NAME_MAX_LENGTH) || "catalogue";
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: CATALOGUE_FILE_MAX_BYTES });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ERR_BUFFER_TOO_LARGE") throw refused("PAYLOAD_TOO_LARGE", IMPORT_MESSAGES.fileTooLarge);
    throw refused("BAD_REQUEST", IMPORT_MESSAGES.fileDamaged);
  }
}

/** Returns the first line that is not blank within HEAD_BYTES; undefined if there is none. */
function firstLine(bytes: Buffer): string | undefined {
  let start = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  while (isBlank(bytes[start])) start += 1;
  if (start >= bytes.length) return undefined;
  return bytes
    .subarray(start, start + HEAD_BYTES)
    .toString()
    .split(/[\r\n]/, 1)[0];
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
}

function utf8(bytes: Buffer): Buffer {
  if (!isUtf8(bytes)) throw refused("VALIDATION_FAILED", IMPORT_MESSAGES.fileEncoding);
  return bytes;
}

function complete(layout: CsvLayout): CsvLayout {
  const columns = missingColumns(layout);
  if (columns.length > 0) throw missing(columns);
  return layout;
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
    await othersFirst();
  }
}

function unknownFormat(): ApiError {
  return refused("UNSUPPORTED_MEDIA_TYPE", IMPORT_MESSAGES.fileUnknown);
}

function missing(columns: string[]): ApiError {
  return refused(
    "VALIDATION_FAILED",
    `The first row has to name the columns; these are missing: ${columns.join(", ")}`,
  );
}

function refused(code: ApiError["code"], message: string): ApiError {
  return new ApiError(code, message, { details: [{ path: "file", message }] });
}
