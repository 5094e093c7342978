import { BoardError } from "#artwork/boards/composition.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { PictureRefused, type RefusalReason } from "#server/modules/media/picture-refused.ts";

/** An error as a message to another process, which carries no classes. */
type SentError =
  | { kind: "picture"; reason: RefusalReason }
  | { kind: "board"; message: string }
  | { kind: "api"; parts: Pick<ApiError, "code" | "sentence" | "details" | "retryAfter"> }
  /** Any other error, with its stack. */
  | { kind: "unexpected"; stack: string };

export type JobReply = { result: unknown } | { error: SentError };

export function sentError(error: unknown): SentError {
  if (error instanceof PictureRefused) return { kind: "picture", reason: error.reason };
  if (error instanceof BoardError) return { kind: "board", message: error.message };
  if (error instanceof ApiError) {
    const { code, sentence, details, retryAfter } = error;
    return { kind: "api", parts: { code, sentence, details, retryAfter } };
  }
  return {
    kind: "unexpected",
    stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** The error of the other process as one of its own class. */
export function revivedError(error: SentError): Error {
  switch (error.kind) {
    case "picture":
      return new PictureRefused(error.reason);
    case "board":
      return new BoardError(error.message);
    case "api": {
      const { code, sentence, details, retryAfter } = error.parts;
      return new ApiError(code, sentence, {
        ...(details ? { details } : {}),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
    }
    case "unexpected":
      return new Error(error.stack);
  }
}
