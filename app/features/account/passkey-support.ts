import * as messages from "#app/features/account/messages.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { CodeFailure, loadPressed } from "#app/loading/load-code.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

export const importPasskeyCalls = () => import("#app/features/account/passkey-calls.ts");

/** Fetches the code for passkeys, which most visits do not need. */
export const loadPasskeyCalls = () => loadPressed(importPasskeyCalls);

/** Whether the browser can use passkeys; true on the server and until hydration, because nearly all can. */
export function usePasskeySupport(): boolean {
  return !useHydrated() || typeof window.PublicKeyCredential === "function";
}

/**
 * The message of a failed call with a passkey. The browser's own errors are not meant for users: mostly its
 * dialog was closed.
 */
export function passkeyFailure(error: Error | null): string | undefined {
  if (!error) return undefined;
  if (error instanceof CodeFailure) return error.message;
  // A TypeError is fetch's; the library's errors about passkeys have a class of their own.
  if (error instanceof ApiFailure || error instanceof TypeError) return failureText(error);
  return error.name === "InvalidStateError" ? messages.passkeyExists : messages.passkeyNotUsed;
}
