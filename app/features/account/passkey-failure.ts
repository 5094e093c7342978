import { failureText } from "#app/lib/failure-text.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/**
 * The message of a failed call with a passkey. The browser's own errors say nothing to a person: mostly its
 * dialog was closed.
 */
export function passkeyFailure(error: Error | null): string | undefined {
  if (!error) return undefined;
  // A TypeError is fetch's; the library's errors about passkeys have a class of their own.
  if (error instanceof ApiFailure || error instanceof TypeError) return failureText(error);
  if (error.name === "InvalidStateError") return "This device has a passkey for your account already.";
  return "The passkey was not used. Please try again.";
}
