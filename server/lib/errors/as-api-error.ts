import type { FastifyError, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { isDatabaseUnavailable, isStatementTimeout } from "#server/db/is-database-unavailable.ts";
import { ApiError, type FieldError, namingField } from "./api-error.ts";
import { isDiskFull } from "./disk-problem.ts";
import { schemaReason } from "./schema-reason.ts";

/**
 * Maps what was thrown while a request was handled. One whose body broke off ends with ECONNRESET, as a
 * lost database does.
 */
export function asRequestError(thrown: unknown, { raw }: FastifyRequest): ApiError {
  return raw.destroyed && !raw.complete
    ? new ApiError("BAD_REQUEST", HTTP_ERRORS.brokenOff, { cause: thrown })
    : asApiError(thrown);
}

/** Maps anything thrown to the error that the response carries; unexpected errors become INTERNAL. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error);
  if (isDatabaseUnavailable(error)) {
    return new ApiError("UNAVAILABLE", HTTP_ERRORS.unavailable, { retryAfter: 5, cause: error });
  }
  if (isStatementTimeout(error)) {
    return new ApiError("UNAVAILABLE", HTTP_ERRORS.tooSlow, { retryAfter: 5, cause: error });
  }
  if (isDiskFull(error)) {
    return new ApiError("UNAVAILABLE", HTTP_ERRORS.diskFull, { retryAfter: 60, cause: error });
  }
  return frameworkError(error as FastifyError) ?? internalError(error);
}

function validationError(error: { validation: readonly SchemaIssue[] }): ApiError {
  const details = error.validation.map(asFieldError);
  const first = details[0];
  return new ApiError("VALIDATION_FAILED", first ? sentence(first) : HTTP_ERRORS.notValid, { details });
}

/** An issue of Zod, as the validator compiler names its parts. */
interface SchemaIssue {
  keyword: string;
  instancePath: string;
  message?: string;
  params: { minimum?: unknown; maximum?: unknown };
}

function asFieldError({ keyword, instancePath, message, params }: SchemaIssue): FieldError {
  const path = instancePath.replace(/^\//, "").replaceAll("/", ".");
  if (message === undefined) return { path, message: HTTP_ERRORS.valueNotValid };
  const bounds = Object.entries({ minimum: params.minimum, maximum: params.maximum }).filter(
    (bound): bound is [string, number] => typeof bound[1] === "number",
  );
  return {
    path,
    message: {
      reason: schemaReason(message) ?? keyword,
      text: message,
      ...(bounds.length > 0 ? { params: Object.fromEntries(bounds) } : {}),
    },
  };
}

/**
 * Zod's default messages ("Invalid input …") need the name of the field; messages of the
 * contract are sentences.
 */
function sentence({ path, message }: FieldError): ErrorMessage {
  return path && /^(Invalid|Too|Expected|Unrecognized)\b/.test(message.text)
    ? namingField(path, message)
    : message;
}

function frameworkError(error: FastifyError): ApiError | undefined {
  switch (error.statusCode) {
    case 400:
    case 412:
    // A range that a static file does not have.
    case 416:
      return new ApiError("BAD_REQUEST", HTTP_ERRORS.notUnderstood, { cause: error });
    // @fastify/static forbids paths out of its folder: there is nothing either.
    case 403:
    case 404:
      return new ApiError("NOT_FOUND", HTTP_ERRORS.nothingHere, { cause: error });
    case 413:
      return new ApiError("PAYLOAD_TOO_LARGE", HTTP_ERRORS.tooLarge, { cause: error });
    case 414:
      return new ApiError("URI_TOO_LONG", HTTP_ERRORS.addressTooLong, { cause: error });
    case 415:
      return new ApiError("UNSUPPORTED_MEDIA_TYPE", HTTP_ERRORS.contentNotAccepted, {
        cause: error,
      });
    case 503:
      return new ApiError("UNAVAILABLE", HTTP_ERRORS.busy, { retryAfter: 5, cause: error });
    default:
      return undefined;
  }
}

function internalError(cause: unknown): ApiError {
  return new ApiError("INTERNAL", HTTP_ERRORS.internal, { cause });
}
