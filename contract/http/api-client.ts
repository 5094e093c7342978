import type { ErrorDetail } from "./api-error.ts";

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
}

/**
 * Resolves to the response body; rejects with an ApiFailure for an error status, or with the error
 * of the transport.
 */
export type ApiClient = <T>(request: ApiRequest) => Promise<T>;

/** The code of an error response without the API's error body, such as a proxy's. */
export const WORDLESS = "WORDLESS";

/** An error response; `message` is its sentence for users, `details` are the errors of single fields. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    details: readonly ErrorDetail[] = [],
    retryAfterMs?: number,
  ) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfterMs = retryAfterMs;
  }

  /**
   * Checks the name and not the class: the builds of server and web site each contain a copy of the class.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }
}
