import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** The error that refuses a whole catalogue file. */
export function fileRefused(
  message: ErrorMessage,
  code: ApiError["code"] = "VALIDATION_FAILED",
  cause?: unknown,
): ApiError {
  return new ApiError(code, message, { details: [{ path: "file", message }], cause });
}
