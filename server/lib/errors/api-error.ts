import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorDetail } from "#contract/http/api-error.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";

/** The error of one field; `path` is its path in the body. */
export interface FieldError {
  path: string;
  message: ErrorMessage;
}

/** An error with the code and the sentence that the response carries. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly sentence: ErrorMessage;
  readonly details: readonly FieldError[] | undefined;
  /** Seconds until a retry can succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    sentence: ErrorMessage,
    options: { details?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(sentence.text, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.sentence = sentence;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toBody(): ErrorBody {
    const { reason, text, params } = this.sentence;
    return {
      success: false,
      message: text,
      error: text,
      code: this.code,
      reason,
      ...(params ? { params } : {}),
      ...(this.details ? { details: this.details.map(asDetail) } : {}),
    };
  }
}

/** The sentence with the name of the field before it. */
export function namingField(path: string, { reason, text, params }: ErrorMessage): ErrorMessage {
  return { reason, text: `${path}: ${text}`, params: { path, ...params } };
}

function asDetail({ path, message: { text, ...id } }: FieldError): ErrorDetail {
  return { path, message: text, ...id };
}
