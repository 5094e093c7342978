import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { fromBufferPromise, openPromise, type ZipFile } from "yauzl";
import { StartupError } from "#server/lib/errors/startup-error.ts";

/** A file that can be read several times, from its beginning or, as a ZIP, at any place. */
export interface FileSource {
  /** Its name as the client or the command says it; a hint at its format. */
  name: string;
  read: () => AsyncIterable<Buffer>;
  openZip: () => Promise<ZipFile>;
}

const CHUNK_BYTES = 64 * 1024;
/**
 * Entries are read one after the other; names with ".." or a leading "/" are refused, and backslashes, which
 * some programs of Windows write, separate folders.
 */
const ZIP_OPTIONS = { lazyEntries: true, autoClose: false, strictFileNames: false } as const;

/** A file that arrived in memory. */
export function bytesSource(name: string, bytes: Buffer): FileSource {
  return {
    name,
    read: async function* () {
      for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
        yield bytes.subarray(start, start + CHUNK_BYTES);
      }
    },
    openZip: () => fromBufferPromise(bytes, ZIP_OPTIONS),
  };
}

/** A file of this machine. Reading it throws a StartupError with a user-facing message if that fails. */
export function pathSource(path: string): FileSource {
  return {
    name: path,
    read: () => readFileOf(path),
    openZip: () => openPromise(path, ZIP_OPTIONS),
  };
}

/**
 * Opens a file for reading; a named pipe is opened at once too, instead of waiting for somebody who writes.
 */
export function openWithoutWaiting(path: string): Promise<FileHandle> {
  // Windows has neither the flag nor such files.
  return open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
}

async function* readFileOf(path: string): AsyncGenerator<Buffer> {
  const file = await openFile(path);
  try {
    yield* file.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK_BYTES });
  } catch (error) {
    throw asReadingProblem(error, path);
  } finally {
    await file.close();
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await openWithoutWaiting(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    throw asReadingProblem(error, path);
  }
  throw new StartupError(`${path} is not a file: please name a catalogue file.`);
}

function asReadingProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  const say = (sentence: string) => new StartupError(`${path} ${sentence}`, { cause: error });
  if (code === "ENOENT" || code === "ENOTDIR") return say("does not exist: please check the name.");
  if (code === "EACCES" || code === "EPERM")
    return say("may not be read by this user: please change its rights.");
  if (code.startsWith("E")) return say(`cannot be read (${error.message}).`);
  return error;
}
