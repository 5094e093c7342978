import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { StartupError } from "#server/lib/errors/startup-error.ts";

/** Far more than any outfit needs; bounds the memory for a file without line breaks. */
export const LINE_MAX_BYTES = 1024 * 1024;

/** One line of a catalogue file; `bytes` is undefined for a line that is longer than LINE_MAX_BYTES. */
export interface FileLine {
  /** Counted from 1, blank lines included. */
  number: number;
  /** Without the line break. */
  bytes: Buffer | undefined;
}

const NEWLINE = 0x0a;

/**
 * Reads the lines of a file. gzip is detected by content, whatever the file name. Throws a StartupError with
 * a user-facing message if the file cannot be read or is truncated.
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  const file = await openFile(path);
  try {
    const bytes = file.createReadStream({ start: 0, autoClose: false });
    yield* splitLines((await isGzip(file, path)) ? gunzip(bytes) : bytes);
  } catch (error) {
    throw asReadingProblem(error, path);
  } finally {
    await file.close();
  }
}

/**
 * Counts the lines of a file. Throws what `readLines` throws, so that a broken file is detected before its
 * first line is imported.
 */
export async function countLines(path: string): Promise<number> {
  let lines = 0;
  for await (const { number } of readLines(path)) lines = number;
  return lines;
}

/**
 * Opens a file for reading; a named pipe is opened at once too, instead of waiting for somebody who writes.
 */
export function openWithoutWaiting(path: string): Promise<FileHandle> {
  // Windows has neither the flag nor such files.
  return open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await openWithoutWaiting(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    throw asReadingProblem(error, path);
  }
  throw new StartupError(`${path} is not a file: please name a catalogue file of JSON Lines.`);
}

async function isGzip(file: FileHandle, path: string): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  if (bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return true;
  if (!/\.gz$/i.test(path)) return false;
  throw new StartupError(
    `${path} is not gzip, though its name ends with .gz: please check where it comes from.`,
  );
}

function gunzip(bytes: Readable): Readable {
  // The consumer of the decompressed bytes receives the errors of both streams.
  return pipeline(bytes, createGunzip(), () => {});
}

/** Splits a text that arrives in chunks into lines. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= LINE_MAX_BYTES) parts.push(part);
    else parts = [];
  };
  const finish = (): FileLine => {
    number += 1;
    const bytes = length > LINE_MAX_BYTES ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    return { number, bytes };
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

function asReadingProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  const say = (sentence: string) => new StartupError(`${path} ${sentence}`, { cause: error });
  if (code === "ENOENT" || code === "ENOTDIR") return say("does not exist: please check the name.");
  if (code === "EACCES" || code === "EPERM")
    return say("may not be read by this user: please change its rights.");
  if (code.startsWith("Z_")) return say(`is damaged gzip (${error.message}): please fetch it again.`);
  if (code.startsWith("E")) return say(`cannot be read (${error.message}).`);
  return error;
}
