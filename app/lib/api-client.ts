import { TIMED_OUT } from "#app/content/unreachable-content.ts";
import { learnServerTime } from "#app/lib/server-clock.ts";
import { readToken } from "#app/lib/token.ts";
import {
  API_PREFIX,
  type ApiClient,
  ApiFailure,
  type ApiRequest,
  WORDLESS,
} from "#contract/http/api-client.ts";
import type { ErrorBody } from "#contract/http/api-error.ts";

/** Longest wait for the response of a call, in ms. The server gives up earlier. */
export const CALL_LIMIT_MS = 15_000;

/** For uploads and downloads of files; an upload has the time that its bytes take at 1 Mbit/s on top. */
const TRANSFER_LIMIT_MS = 180_000;
const UPLOAD_BYTES_PER_MS = 125;

/**
 * The API as the browser reaches it: over HTTP, signed in with the stored token when there is one. Calls end
 * after 15 s, those with a file, and those that the server works on for long, later.
 */
export const browserApi: ApiClient = <T>(request: ApiRequest): Promise<T> =>
  send(request, "application/json", async (response) =>
    // 204 has no body.
    response.status === 204 ? (undefined as T) : (response.json() as Promise<T>),
  );

/** A file of the API, under the name the server gives it; fails like `browserApi`. */
export function browserFile(request: ApiRequest): Promise<{ blob: Blob; name: string | undefined }> {
  return send(request, "*/*", async (response) => {
    const disposition = response.headers.get("Content-Disposition") ?? "";
    return { blob: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] };
  });
}

/**
 * Makes a call that outlives the page, which may be about to close. Without a session nothing is sent. For a
 * page that is still there, resolves when the call has ended, with whether it succeeded.
 */
export async function sendOnLeaving(request: ApiRequest): Promise<boolean> {
  if (!readToken()) return false;
  try {
    const { ok } = await withTimeLimit(CALL_LIMIT_MS, (signal) =>
      fetch(API_PREFIX + request.path, { ...requestInit(request, "*/*"), keepalive: true, signal }),
    );
    return ok;
  } catch {
    return false;
  }
}

async function send<T>(
  request: ApiRequest,
  accept: string,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { method = "GET", path, body, signal, takesLong = false } = request;
  const files = body instanceof FormData ? [...body.values()].filter((value) => value instanceof File) : [];
  const fileBytes = files.reduce((bytes, file) => bytes + file.size, 0);
  const limitMs =
    takesLong || files.length > 0 || accept === "*/*"
      ? TRANSFER_LIMIT_MS + fileBytes / UPLOAD_BYTES_PER_MS
      : CALL_LIMIT_MS;
  return withTimeLimit(
    limitMs,
    async (limit) => {
      const response = await fetch(API_PREFIX + path, { ...requestInit(request, accept), signal: limit });
      // A response to a GET may come from a cache.
      if (method !== "GET") learnServerTime(response);
      if (!response.ok) throw await failureOf(response);
      return read(response);
    },
    signal,
  );
}

function requestInit({ method = "GET", body, idempotencyKey }: ApiRequest, accept: string): RequestInit {
  const headers = new Headers({ Accept: accept });
  const token = readToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (body === undefined) return { method, headers };
  if (body instanceof FormData) return { method, headers, body };
  headers.set("Content-Type", "application/json");
  return { method, headers, body: JSON.stringify(body) };
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const sentence = body.message ?? body.error;
  const code = body.code ?? (sentence === undefined ? WORDLESS : "UNKNOWN");
  return new ApiFailure(
    response.status,
    code,
    sentence ?? `The server answered with status ${response.status}`,
    {
      ...body,
      // Given as a date, it is NaN and ignored.
      retryAfterMs: Number(response.headers.get("Retry-After")) * 1_000 || undefined,
    },
  );
}

/**
 * Runs a call with a signal that is aborted after the limit, with a TimeoutError, or with
 * the caller's signal.
 */
export async function withTimeLimit<T>(
  limitMs: number,
  call: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  // In place of AbortSignal.timeout and .any, which Safari lacks before 17.4.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException(TIMED_OUT, "TimeoutError")), limitMs);
  const follow = () => limit.abort(caller?.reason);
  caller?.addEventListener("abort", follow);
  if (caller?.aborted) follow();
  try {
    return await call(limit.signal);
  } catch (error) {
    // A body that is cut off does not always fail with the signal's reason.
    limit.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", follow);
  }
}
