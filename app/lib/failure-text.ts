import { ApiFailure, WORDLESS } from "#contract/api-client.ts";

/** What to say when a call failed: the server's own sentence, or another where the server could not be reached or said none. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiFailure && error.code !== WORDLESS ? error.message : otherwise;
}
