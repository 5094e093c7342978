import { TIMED_OUT } from "#app/content/unreachable-content.ts";

/** Longest wait for the response of a call, in ms. The server gives up earlier. */
export const CALL_LIMIT_MS = 15_000;

/** For uploads and downloads of files: 20 MB at 1 Mbit/s take 160 s. */
export const TRANSFER_LIMIT_MS = 180_000;

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
