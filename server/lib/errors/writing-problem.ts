import { StartupError } from "./startup-error.ts";

const REASONS: Record<string, string> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "its folder is not one",
  EACCES: "this user has no right to",
  EPERM: "this user has no right to",
  EROFS: "its disk can only be read",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk quota is used up",
};

/** The error for an operator who named a file or folder that cannot be written; any other error as it is. */
export function asWritingProblem(error: unknown, what: string): unknown {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const reason =
    code === "ENOENT" && syscall === "mkdir" ? "no folder can be created there" : REASONS[String(code)];
  return reason === undefined
    ? error
    : new StartupError(`${what} cannot be written: ${reason}.`, { cause: error });
}
