import type { FastifyError, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ERROR_MESSAGES } from "#contract/messages/errors.ts";
import { isDatabaseUnavailable, isStatementTimeout } from "#server/db/is-database-unavailable.ts";
import { ApiError } from "./api-error.ts";
import { isDiskFull } from "./disk-problem.ts";

/**
 * Maps what was thrown while a request was handled. One whose body broke off ends with ECONNRESET, as a
 * lost database does.
 */
export function asRequestError(thrown: unknown, { raw }: FastifyRequest): ApiError {
  return raw.destroyed && !raw.complete
    ? new ApiError("BAD_REQUEST", "The request broke off before it was complete", { cause: thrown })
    : asApiError(thrown);
}

/** Maps anything thrown to the error that the response carries; unexpected errors become INTERNAL. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error);
  if (isDatabaseUnavailable(error)) {
    return new ApiError("UNAVAILABLE", "The shop is briefly unavailable. Please try again in a moment.", {
      retryAfter: 5,
      cause: error,
    });
  }
  if (isStatementTimeout(error)) {
    return new ApiError("UNAVAILABLE", "This takes too long right now. Please try again in a moment.", {
      retryAfter: 5,
      cause: error,
    });
  }
  if (isDiskFull(error)) {
    return new ApiError(
      "UNAVAILABLE",
      "The shop cannot take in anything new right now. Please try again later.",
      {
        retryAfter: 60,
        cause: error,
      },
    );
  }
  return frameworkError(error as FastifyError) ?? internalError(error);
}

function validationError(error: {
  validation: readonly { instancePath: string; message?: string }[];
}): ApiError {
  const details = error.validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, "").replaceAll("/", "."),
    message: message ?? "This value is not valid",
  }));
  const first = details[0];
  return new ApiError("VALIDATION_FAILED", first ? sentence(first) : "The request is not valid", { details });
}

/**
 * Zod's default messages ("Invalid input …") need the name of the field; messages of the
 * contract are sentences.
 */
function sentence({ path, message }: { path: string; message: string }): string {
  return path && /^(Invalid|Too|Expected|Unrecognized)\b/.test(message) ? `${path}: ${message}` : message;
}

function frameworkError(error: FastifyError): ApiError | undefined {
  switch (error.statusCode) {
    case 400:
    case 412:
    // A range that a static file does not have.
    case 416:
      return new ApiError("BAD_REQUEST", ERROR_MESSAGES.notUnderstood, { cause: error });
    // @fastify/static forbids paths out of its folder: there is nothing either.
    case 403:
    case 404:
      return new ApiError("NOT_FOUND", "There is nothing here", { cause: error });
    case 413:
      return new ApiError("PAYLOAD_TOO_LARGE", "The request is too large", { cause: error });
    case 414:
      return new ApiError("URI_TOO_LONG", "The address is too long", { cause: error });
    case 415:
      return new ApiError("UNSUPPORTED_MEDIA_TYPE", "This kind of content is not accepted here", {
        cause: error,
      });
    case 429:
      return new ApiError("RATE_LIMITED", error.message, { cause: error });
    case 503:
      return new ApiError("UNAVAILABLE", ERROR_MESSAGES.busy, { retryAfter: 5, cause: error });
    default:
      return undefined;
  }
}

function internalError(cause: unknown): ApiError {
  return new ApiError("INTERNAL", "Something went wrong on our side. Please try again.", { cause });
}
