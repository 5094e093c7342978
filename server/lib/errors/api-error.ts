import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorDetail } from "#contract/http/api-error.ts";

/** An error with the code and message that the response carries; `message` is a sentence for users. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  /** Seconds until a retry can succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: readonly ErrorDetail[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toBody(): ErrorBody {
    return {
      success: false,
      message: this.message,
      error: this.message,
      code: this.code,
      ...(this.details ? { details: [...this.details] } : {}),
    };
  }
}
