import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { CatalogueFormat } from "#contract/catalogue/catalogue-file.ts";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { IMPORT_ERRORS, IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { splitLines } from "./catalogue-file.ts";
import { type CatalogueEntry, readJsonLines } from "./catalogue-line.ts";
import { type CsvLayout, isHeader, missingColumns, readHeader } from "./csv-header.ts";
import { readCsvOutfits } from "./csv-outfits.ts";
import { readRows } from "./csv-rows.ts";

/** A file as it arrived; its name is the client's. */
export interface FileUpload {
  name: string;
  bytes: Uint8Array;
}

/** A catalogue file, decompressed, with its format. */
export interface OpenedCatalogue {
  bytes: Buffer;
  /** The layout of a CSV file; undefined for JSON Lines. */
  layout: CsvLayout | undefined;
}

/** Lines or rows that are read of one file. */
export const LINES_MAX = 100_000;
/** A file that has so many mistakes in a row is another kind of file. */
const REFUSED_IN_A_ROW_MAX = 1_000;
/** Bytes read to detect the format; a header is shorter. */
const HEAD_BYTES = 16 * 1024;
const CHUNK_BYTES = 64 * 1024;
const BYTE_ORDER_MARK = Buffer.from("\ufeff");

/**
 * Detects the format of a file by its content. Throws an ApiError with a user-facing message if it is
 * not a catalogue.
 */
export async function openUpload({ name, bytes: packed }: FileUpload): Promise<OpenedCatalogue> {
  const bytes = await unpack(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
  const start = startOfText(bytes);
  if (start === undefined) throw refused("VALIDATION_FAILED", IMPORT_ERRORS.fileEmpty);
  if (isUtf16(bytes)) throw refused("VALIDATION_FAILED", IMPORT_ERRORS.fileEncoding);
  if (bytes.subarray(0, HEAD_BYTES).includes(0)) throw unknownFormat();
  const head = bytes.subarray(start, start + HEAD_BYTES).toString();
  if (head.trimStart().startsWith("{")) return { bytes, layout: undefined };
  const layout = readHeader(head);
  if (isHeader(layout)) return { bytes: utf8(bytes), layout: complete(layout) };
  // For a file with an invalid first line, the name is the best hint of its format.
  const hint: CatalogueFormat | undefined = /\.(jsonl|ndjson)(\.gz)?$/i.test(name)
    ? "jsonl"
    : /\.(csv|tsv)(\.gz)?$/i.test(name)
      ? "csv"
      : undefined;
  if (hint === "jsonl") return { bytes, layout: undefined };
  if (hint === "csv") complete(layout);
  throw unknownFormat();
}

/** Reads the file outfit by outfit; undefined for a blank line. */
export function readCatalogueEntries({ bytes, layout }: OpenedCatalogue): AsyncGenerator<CatalogueEntry> {
  const read = layout
    ? readCsvOutfits(() => readRows(chunksOf(bytes), layout, LINES_MAX))
    : readJsonLines(splitLines(chunksOf(bytes)), LINES_MAX);
  return untilTooManyRefused(read);
}

async function* untilTooManyRefused(entries: AsyncIterable<CatalogueEntry>): AsyncGenerator<CatalogueEntry> {
  let refusedInARow = 0;
  for await (const entry of entries) {
    if (entry) refusedInARow = "outfit" in entry ? 0 : refusedInARow + 1;
    if (entry && refusedInARow > REFUSED_IN_A_ROW_MAX) {
      yield { line: entry.line, reason: IMPORT_MESSAGES.tooManyRefused };
      return;
    }
    yield entry;
  }
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: CATALOGUE_FILE_MAX_BYTES });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ERR_BUFFER_TOO_LARGE") throw refused("PAYLOAD_TOO_LARGE", IMPORT_ERRORS.fileTooLarge);
    throw refused("BAD_REQUEST", IMPORT_ERRORS.fileDamaged);
  }
}

/** Where the first line that is not blank begins; undefined if there is none. */
function startOfText(bytes: Buffer): number | undefined {
  const first = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? BYTE_ORDER_MARK.length
    : 0;
  let start = first;
  while (isBlank(bytes[start])) start += 1;
  if (start >= bytes.length) return undefined;
  // A tab before the first heading is the end of an empty cell.
  while (start > first && !isLineBreak(bytes[start - 1])) start -= 1;
  return start;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
}

function isLineBreak(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/** By its byte order mark, or because every second byte of a heading in Latin letters is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = [...bytes.subarray(0, 64)].map((byte) => byte === 0);
  return zeros.length > 1 && [0, 1].some((side) => zeros.every((isZero, at) => isZero === (at % 2 === side)));
}

function utf8(bytes: Buffer): Buffer {
  if (!isUtf8(bytes)) throw refused("VALIDATION_FAILED", IMPORT_ERRORS.fileEncoding);
  return bytes;
}

function complete(layout: CsvLayout): CsvLayout {
  const columns = missingColumns(layout);
  if (columns.length === 0) return layout;
  throw refused("VALIDATION_FAILED", IMPORT_ERRORS.columnsMissing({ columns: columns.join(", ") }));
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
  }
}

function unknownFormat(): ApiError {
  return refused("UNSUPPORTED_MEDIA_TYPE", IMPORT_ERRORS.fileUnknown);
}

function refused(code: ApiError["code"], message: ErrorMessage): ApiError {
  return new ApiError(code, message, { details: [{ path: "file", message }] });
}
