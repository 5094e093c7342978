import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { beginSession, useSessionKnown } from "#app/entities/session/session-store.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { providerSignIn } from "#app/features/account/account-calls.ts";
import * as messages from "#app/features/account/sign-in/messages.ts";
import { openProviderPopUp } from "#app/features/account/sign-in/provider-pop-up.ts";
import { logFailure } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { ProviderResult } from "#contract/account/provider-sign-in.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Between a form and the other ways to sign in. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-caption text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {messages.or}
    </p>
  );
}

/** Disabled, with a note, if no identity provider is configured. */
export function ProviderButton() {
  const { identityProvider } = useSettings();
  const ready = useSessionKnown();
  const { start, busy } = useProviderSignIn();
  const hintId = useId();
  return (
    <div>
      <Button
        variant="secondary"
        size="large"
        wide
        onClick={start}
        busy={busy}
        disabled={!identityProvider || !ready}
        aria-describedby={identityProvider ? undefined : hintId}
      >
        {!busy && <GoogleMark />}
        <span>{messages.continueWithProvider}</span>
      </Button>
      {!identityProvider && (
        <p id={hintId} className="mt-2.5 text-caption text-ink-soft">
          {ACCOUNT_MESSAGES.providerNotConfigured}
        </p>
      )}
    </div>
  );
}

/** Failures are only logged, as specified; a blocked person is shown the reason. */
function useProviderSignIn() {
  const [waiting, setWaiting] = useState(false);
  const closePopUp = useRef<() => void>(undefined);
  const attempt = useMutation({
    mutationFn: async (result: ProviderResult) => {
      if ("error" in result) throw new Error(result.error);
      return providerSignIn({ ...result.payload, proof: result.proof });
    },
    onSuccess: beginSession,
    onError: (error) => {
      logFailure("Signing in with the identity provider failed", error);
      if (error instanceof ApiFailure && error.code === "BLOCKED") void showToast("error", error.message);
    },
  });

  useEffect(() => () => closePopUp.current?.(), []);

  function start() {
    closePopUp.current?.();
    setWaiting(true);
    closePopUp.current = openProviderPopUp({
      onResult: (result) => {
        setWaiting(false);
        attempt.mutate(result);
      },
      onClosed: () => setWaiting(false),
    });
  }

  return { start, busy: waiting || attempt.isPending };
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
      <path d="M12 12h8.4a8.5 8.5 0 1 1-2.6-6.3" />
    </svg>
  );
}
