import { StartupError } from "./startup-error.ts";

/** Codes of Node, and words of the embedded database, which passes on what its own C library says. */
const DISK_FULL = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;
/** ENOSPC and EDQUOT as the embedded database throws them: as bare numbers of its C library. */
const EMBEDDED_DISK_FULL: ReadonlySet<unknown> = new Set([51, 19]);
const NOT_WRITABLE = /\b(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b/;

/**
 * The sentence for an operator whose folder cannot take what has to be written, or undefined when the error says
 * something else. What caused the error is looked at too.
 */
export function diskProblem(error: unknown, folder: string): StartupError | undefined {
  for (let current = error; typeof current === "object" && current !== null; current = causeOf(current)) {
    if (current instanceof StartupError) return current;
    const { code, message, errno } = current as { code?: unknown; message?: unknown; errno?: unknown };
    const text = `${String(code)} ${String(message)}`;
    if (DISK_FULL.test(text) || (!isFromNode(current) && EMBEDDED_DISK_FULL.has(errno))) {
      return new StartupError(
        isFromNode(current)
          ? `The disk that holds ${folder} is full: free some space or set DATA_DIR to a folder on another disk.`
          : "The disk that holds the database is full: please free some space there.",
        { cause: error },
      );
    }
    if (isFromNode(current) && (NOT_WRITABLE.test(text) || isFolderNotMade(current))) {
      return new StartupError(
        `The data folder ${folder} cannot be written to: give this user write access or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  }
  return undefined;
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
