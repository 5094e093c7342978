import type { ErrorDetail, ErrorParams } from "./api-error.ts";

/** How the web site calls the API: over HTTP in the browser, in process while rendering on the server. */

export const API_PREFIX = "/backend";

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below /backend with its query: "/outfit/trending?limit=3". */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Idempotency-Key, under which the call can be repeated without repeating its effect. */
  idempotencyKey?: string;
  /** Whether the server may work on it for longer than on other calls, as where it visits another site. */
  takesLong?: boolean;
}

/**
 * Resolves to the response body; rejects with an ApiFailure for an error status, or with the error
 * of the transport.
 */
export type ApiClient = <T>(request: ApiRequest) => Promise<T>;

/** The code of an error response without the API's error body, such as a proxy's. */
export const WORDLESS = "WORDLESS";

/** What an error response can have beside its code and sentence. */
interface FailureParts {
  details?: readonly ErrorDetail[] | undefined;
  reason?: string | undefined;
  params?: ErrorParams | undefined;
  retryAfterMs?: number | undefined;
}

/** An error response; `message` is its sentence for users, `details` are the errors of single fields. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** The id of the sentence, and the values in it; see `failureText`. */
  readonly reason: string | undefined;
  readonly params: ErrorParams | undefined;
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = [], reason, params, retryAfterMs }: FailureParts = {},
  ) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.details = details;
    this.reason = reason;
    this.params = params;
    this.retryAfterMs = retryAfterMs;
  }

  /**
   * Checks the name and not the class: the builds of server and web site each contain a copy of the class.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }
}
