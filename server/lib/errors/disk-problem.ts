import { statfsSync } from "node:fs";
import { StartupError } from "./startup-error.ts";

/** Codes of Node, and messages of the C library that the embedded database reports. */
const DISK_FULL = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;
/** ENOSPC and EDQUOT as the embedded database throws them: the numbers of its C library. */
const EMBEDDED_DISK_FULL: ReadonlySet<unknown> = new Set([51, 19]);
/** One WAL segment, which the embedded database allocates at start and while it runs. */
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;
const NOT_WRITABLE = /\b(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b/;

/**
 * The error for an operator whose data folder cannot be written to; undefined for any other error. The causes
 * of the error are examined too.
 */
export function diskProblem(error: unknown, folder: string): StartupError | undefined {
  for (let current = error; typeof current === "object" && current !== null; current = causeOf(current)) {
    if (current instanceof StartupError) return current;
    if (isDiskFullError(current)) {
      return new StartupError(
        isFromNode(current)
          ? fullDiskSentence(folder)
          : "The disk that holds the database is full: please free some space there.",
        { cause: error },
      );
    }
    if (isFromNode(current) && (NOT_WRITABLE.test(textOf(current)) || isMkdirFailure(current))) {
      return new StartupError(
        `The data folder ${folder} cannot be written to: give this user write access or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  }
  return undefined;
}

/** Whether an error or one of its causes means that a disk is full, on this machine or the database's. */
export function isDiskFull(error: unknown): boolean {
  for (let current = error; typeof current === "object" && current !== null; current = causeOf(current)) {
    if (isDiskFullError(current)) return true;
  }
  return false;
}

/** Whether the disk of a folder is too full for the embedded database to run. */
export function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < WAL_SEGMENT_BYTES;
}

export function fullDiskSentence(folder: string): string {
  return `The disk that holds ${folder} is full: free some space or set DATA_DIR to a folder on another disk.`;
}

function isDiskFullError(error: object): boolean {
  const { errno } = error as { errno?: unknown };
  return DISK_FULL.test(textOf(error)) || (!isFromNode(error) && EMBEDDED_DISK_FULL.has(errno));
}

function textOf(error: object): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return `${String(code)} ${String(message)}`;
}

/** A recursive mkdir on a read-only disk fails with ENOENT. */
function isMkdirFailure(error: object): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return code === "ENOENT" && syscall === "mkdir";
}

/** Errors of the database, which may run on another machine, have no `syscall`. */
function isFromNode(error: object): boolean {
  return "syscall" in error;
}

function causeOf(error: object): unknown {
  return (error as { cause?: unknown }).cause;
}
