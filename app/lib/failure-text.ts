import { ApiFailure, WORDLESS } from "#contract/api-client.ts";

/** The message for a failed call: the server's own, or the default when the server could not be reached or sent none. */
export function failureText(error: unknown, defaultText: string): string {
  return error instanceof ApiFailure && error.code !== WORDLESS ? error.message : defaultText;
}
