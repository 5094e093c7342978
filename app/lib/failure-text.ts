import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { ApiFailure, WORDLESS } from "#contract/http/api-client.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";

/** Whether a failed call got no response of the shop: there is no network, or only a proxy responded. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.code === WORDLESS;
}

/** Whether the server refused a call with one of these messages, in any language. */
export function isRefusedFor(
  error: unknown,
  ...reasons: Pick<ErrorMessage, "reason">[]
): error is ApiFailure {
  return error instanceof ApiFailure && reasons.some(({ reason }) => reason === error.reason);
}

/**
 * The message for a failed call: the server's own, or the default when the server could not be reached
 * or sent none. Another language chooses its text here, by the failure's `reason` and `params`.
 */
export function failureText(error: unknown, defaultText: string = UNREACHABLE.text): string {
  return error instanceof ApiFailure && !isUnreachable(error) ? error.message : defaultText;
}

/** Throws the message of a response with `success: false`, which may have a 2xx status. */
export function requireSuccess<T extends { success?: boolean; message?: string; error?: string }>(
  result: T,
): T {
  if (result.success === false)
    throw new Error(result.message ?? result.error ?? "The server rejected the call");
  return result;
}
