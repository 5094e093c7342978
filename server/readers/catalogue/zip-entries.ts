import { pipeline, Transform } from "node:stream";
import type { Entry, ZipFile } from "yauzl";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { fileRefused } from "./file-refused.ts";

/** More entries than a catalogue with its pictures has. */
const ENTRIES_MAX = 10_000;

/** A ZIP whose entries are listed; a name that leads out of it refuses the file. */
export interface OpenZip {
  names: readonly string[];
  /** Reads an entry, of at most `bytesMax` bytes. */
  read: (name: string, bytesMax: number) => AsyncIterable<Buffer>;
}

/** Throws an ApiError for a file that is no ZIP, or a damaged one. */
export async function openEntries(opening: Promise<ZipFile>): Promise<OpenZip> {
  try {
    const zip = await opening;
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      if (entries.size >= ENTRIES_MAX) throw new Error("Too many entries");
      entries.set(entry.fileName, entry);
    }
    return {
      names: [...entries.keys()],
      read: (name, bytesMax) => readEntry(zip, entries.get(name), bytesMax),
    };
  } catch (error) {
    throw fileRefused(IMPORT_ERRORS.fileDamaged, "BAD_REQUEST", error);
  }
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
