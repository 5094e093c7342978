import type { ErrorDetail } from "./api-error.ts";

/** How the web site reaches the API, the same in the browser (HTTP) and while rendering on the server (in process). */

export const API_PREFIX = "/backend";

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /backend, with its query: "/outfit/trending?limit=3". */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Under which the call may be repeated without repeating its effect (D21). */
  idempotencyKey?: string;
}

/** Resolves to the answer's JSON; rejects with an ApiFailure when the server says no, with whatever the transport throws otherwise. */
export type ApiClient = <T>(request: ApiRequest) => Promise<T>;

/** The code of an answer that had no sentence for people, such as a proxy's. */
export const WORDLESS = "WORDLESS";

/** The server answered with an error; `message` is its sentence for people, `details` what it says of single fields. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];

  constructor(status: number, code: string, message: string, details: readonly ErrorDetail[] = []) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** By name, not by identity: server and web site are built apart, each with its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }
}
