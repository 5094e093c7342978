import { statfsSync } from "node:fs";
import { StartupError } from "./startup-error.ts";

/** Codes of Node, and words of the embedded database, which passes on what its own C library says. */
const DISK_FULL = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;
/** ENOSPC and EDQUOT as the embedded database throws them: as bare numbers of its C library. */
const EMBEDDED_DISK_FULL: ReadonlySet<unknown> = new Set([51, 19]);
/** What the embedded database needs at once to go on, and to begin: a segment of its log. */
const ROOM_TO_GO_ON_BYTES = 16 * 1024 * 1024;
const NOT_WRITABLE = /\b(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b/;

/**
 * The sentence for an operator whose folder cannot take what has to be written, or undefined when the error says
 * something else. What caused the error is looked at too.
 */
export function diskProblem(error: unknown, folder: string): StartupError | undefined {
  for (let current = error; typeof current === "object" && current !== null; current = causeOf(current)) {
    if (current instanceof StartupError) return current;
    if (saysDiskFull(current)) {
      return new StartupError(
        isFromNode(current)
          ? fullDiskSentence(folder)
          : "The disk that holds the database is full: please free some space there.",
        { cause: error },
      );
    }
    if (isFromNode(current) && (NOT_WRITABLE.test(textOf(current)) || isFolderNotMade(current))) {
      return new StartupError(
        `The data folder ${folder} cannot be written to: give this user write access or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  }
  return undefined;
}

/** Whether an error, or what caused it, says that a disk is full, here or where the database is. */
export function isDiskFull(error: unknown): boolean {
  for (let current = error; typeof current === "object" && current !== null; current = causeOf(current)) {
    if (saysDiskFull(current)) return true;
  }
  return false;
}

/** Whether the disk of a folder has no room for the embedded database to go on. */
export function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ROOM_TO_GO_ON_BYTES;
}

export function fullDiskSentence(folder: string): string {
  return `The disk that holds ${folder} is full: free some space or set DATA_DIR to a folder on another disk.`;
}

function saysDiskFull(error: object): boolean {
  const { errno } = error as { errno?: unknown };
  return DISK_FULL.test(textOf(error)) || (!isFromNode(error) && EMBEDDED_DISK_FULL.has(errno));
}

function textOf(error: object): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return `${String(code)} ${String(message)}`;
}

/** Making a folder with all above it says "no such file" on a disk that can only be read. */
function isFolderNotMade(error: object): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return code === "ENOENT" && syscall === "mkdir";
}

/** The database may be on another machine, and refuse for reasons of its own. */
function isFromNode(error: object): boolean {
  return "syscall" in error;
}

function causeOf(error: object): unknown {
  return (error as { cause?: unknown }).cause;
}
