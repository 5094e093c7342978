import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/failure-text.ts";
import type { Outcome, SignedIn } from "#contract/account/account.ts";
import type { Passkey } from "#contract/account/passkeys.ts";

const passkeyPath = (id: string) => `/user/passkeys/${encodeURIComponent(id)}`;

/**
 * Makes a passkey with the browser's dialog and adds it to the account; an administrator may need
 * a one-time code.
 */
export async function addPasskey(name: string, code?: string): Promise<Passkey> {
  const options = { method: "POST", path: "/user/passkeys/options", body: { code } } as const;
  const optionsJSON = await inFreshSession(() => browserApi<PublicKeyCredentialCreationOptionsJSON>(options));
  const { startRegistration } = await import("@simplewebauthn/browser");
  const response = await startRegistration({ optionsJSON });
  return browserApi({ method: "POST", path: "/user/passkeys", body: { name, code, response } });
}

export function renamePasskey(id: string, name: string): Promise<Passkey> {
  return browserApi({ method: "PUT", path: passkeyPath(id), body: { name } });
}

export async function removePasskey(id: string): Promise<Outcome> {
  return requireSuccess(
    await inFreshSession(() => browserApi<Outcome>({ method: "DELETE", path: passkeyPath(id) })),
  );
}

interface AutofillRequest {
  useBrowserAutofill?: boolean;
  /** Ends the request, which would otherwise stay open until the page is left. */
  signal?: AbortSignal | undefined;
}

/** The passkey is chosen in the browser's dialog, or among the suggestions below the e-mail field. */
export async function signInWithPasskey({
  useBrowserAutofill = false,
  signal,
}: AutofillRequest = {}): Promise<SignedIn> {
  const optionsJSON = await browserApi<PublicKeyCredentialRequestOptionsJSON>({
    method: "POST",
    path: "/auth/passkey/options",
    signal,
  });
  const { startAuthentication, WebAuthnAbortService } = await import("@simplewebauthn/browser");
  signal?.throwIfAborted();
  signal?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return requireSuccess(
    await browserApi<SignedIn>({ method: "POST", path: "/auth/passkey", body: { response } }),
  );
}
