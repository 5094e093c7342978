import { FingerprintPattern as Fingerprint } from "lucide";
import { useEffect } from "react";
import { beginSession } from "#app/entities/session/session-store.ts";
import {
  importPasskeyCalls,
  loadPasskeyCalls,
  passkeyFailure,
  usePasskeySupport,
} from "#app/features/account/passkey-support.ts";
import { runSessionCall } from "#app/features/account/run-session-call.ts";
import * as messages from "#app/features/account/sign-in/messages.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";

/**
 * Signs in with a passkey, chosen in the browser's dialog or among its suggestions below the e-mail field.
 * Shows nothing where the browser has no passkeys.
 */
export function PasskeyButton() {
  const isSupported = usePasskeySupport();
  useAutofill(isSupported);
  const signingIn = useSingleMutation({
    mutationFn: () =>
      runSessionCall(async () => beginSession(await (await loadPasskeyCalls()).signInWithPasskey())),
  });
  if (!isSupported) return null;
  const failure = passkeyFailure(signingIn.error);
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        size="large"
        wide
        busy={signingIn.isPending}
        onClick={() => signingIn.mutate()}
      >
        {!signingIn.isPending && <Icon of={Fingerprint} />}
        <span>{messages.signInWithPasskey}</span>
      </Button>
      {failure && !signingIn.isPending && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}

/**
 * Offers passkeys as suggestions of the e-mail field when it gets the focus. A failure is ignored.
 */
function useAutofill(isSupported: boolean): void {
  useEffect(() => {
    if (!isSupported) return;
    const listening = new AbortController();
    const left = new AbortController();
    const offer = async ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.autocomplete.includes("webauthn")) return;
      listening.abort();
      if (!(await window.PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const { signInWithPasskey } = await importPasskeyCalls();
      beginSession(await signInWithPasskey({ useBrowserAutofill: true, signal: left.signal }));
    };
    const begin = (event: FocusEvent) => void offer(event).catch(() => undefined);
    document.addEventListener("focusin", begin, { signal: listening.signal });
    return () => {
      listening.abort();
      left.abort();
    };
  }, [isSupported]);
}
