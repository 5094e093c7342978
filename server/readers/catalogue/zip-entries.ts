import { pipeline, Transform } from "node:stream";
import type { Entry, ZipFile } from "yauzl";
import { ZIP_FILES_MAX, ZIP_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { fileRefused } from "./file-refused.ts";

/** With those that macOS adds to each file, and folders. */
const ENTRIES_MAX = 20_000;
/** The list of entries, which is held in memory: each may have names and comments of 64 KB. */
const LIST_MAX_BYTES = 16 * 1024 * 1024;

/** A ZIP whose entries are listed; a link, or a name that leads out of it, refuses the file. */
export interface OpenZip {
  /** Its files, without those that macOS adds. */
  names: readonly string[];
  /** Bytes, unpacked; 0 for an unknown name. */
  sizeOf: (name: string) => number;
  /** Reads an entry, of at most `bytesMax` bytes. */
  read: (name: string, bytesMax: number) => AsyncIterable<Buffer>;
  close: () => void;
}

/** Throws an ApiError for a file that is no ZIP, a damaged one, or one with more than ZIP_FILES_MAX files. */
export async function openEntries(opening: Promise<ZipFile>): Promise<OpenZip> {
  let zip: ZipFile | undefined;
  try {
    zip = await opening;
    const { close, fileSize } = zip;
    if (fileSize - listStart(zip) > LIST_MAX_BYTES) throw tooManyFiles();
    const entries = await listFiles(zip);
    return {
      names: [...entries.keys()],
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      read: (name, bytesMax) => readEntry(zip as ZipFile, entries.get(name), bytesMax),
      close: close.bind(zip),
    };
  } catch (error) {
    zip?.close();
    if (error instanceof ApiError) throw error;
    if (LEAVING.test((error as Error).message)) {
      throw fileRefused(IMPORT_ERRORS.zipWithPaths, "BAD_REQUEST", error);
    }
    throw fileRefused(IMPORT_ERRORS.fileDamaged, "BAD_REQUEST", error);
  }
}

/** Where the list of entries begins in the file, which the types of yauzl do not name. */
function listStart(zip: ZipFile): number {
  return (zip as unknown as { readEntryCursor: number }).readEntryCursor;
}

/** What yauzl says of a name that leads out of the ZIP. */
const LEAVING = /^(absolute path|invalid relative path): /;

function tooManyFiles(): ApiError {
  return fileRefused(IMPORT_ERRORS.zipTooMany, "PAYLOAD_TOO_LARGE");
}

/** Sizes are those that the ZIP declares; reading an entry ends where it is larger. */
async function listFiles(zip: ZipFile): Promise<Map<string, Entry>> {
  const files = new Map<string, Entry>();
  let entries = 0;
  let bytes = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    entries += 1;
    bytes += entry.uncompressedSize;
    const name = entry.fileName;
    if (isLink(entry)) throw fileRefused(IMPORT_ERRORS.zipWithLinks({ name }));
    if (!name.endsWith("/") && !isHiddenFile(name)) files.set(name, entry);
    if (files.size > ZIP_FILES_MAX || entries > ENTRIES_MAX) {
      throw tooManyFiles();
    }
    if (bytes > ZIP_MAX_BYTES) throw fileRefused(IMPORT_ERRORS.zipTooLarge, "PAYLOAD_TOO_LARGE");
  }
  return files;
}

/** What macOS adds to a ZIP, and the mark of a file that Office has open. */
function isHiddenFile(name: string): boolean {
  return /(^|\/)(__MACOSX\/|\.|~\$)/.test(name);
}

const MADE_BY_UNIX = 3;
/** The type of a file within its mode (POSIX, sys/stat.h). */
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

function isLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  return (
    versionMadeBy >>> 8 === MADE_BY_UNIX && ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK
  );
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, bytesMax: number): AsyncGenerator<Buffer> {
  if (!entry) return;
  if (entry.isEncrypted()) throw fileRefused(IMPORT_ERRORS.fileLocked);
  if (entry.uncompressedSize > bytesMax) throw fileRefused(IMPORT_ERRORS.fileTooLarge, "PAYLOAD_TOO_LARGE");
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw fileRefused(IMPORT_ERRORS.fileDamaged, "BAD_REQUEST", error);
  }
}

/** The bytes of a text that is unpacked, which end with an ApiError beyond `bytesMax`. */
export function bounded(bytes: NodeJS.ReadableStream, bytesMax: number): AsyncIterable<Buffer> {
  let length = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > bytesMax) done(fileRefused(IMPORT_ERRORS.fileTooLarge, "PAYLOAD_TOO_LARGE"));
      else done(null, chunk);
    },
  });
  // The consumer receives the errors of both streams.
  return pipeline(bytes, counter, () => {});
}
