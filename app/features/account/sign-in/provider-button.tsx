import { useId } from "react";
import { useSessionKnown } from "#app/entities/session/session-store.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { useProviderSignIn } from "#app/features/account/sign-in/use-provider-sign-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Starts signing in with the identity provider; disabled with a note where none is configured. */
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
        <span>Continue with Google</span>
      </Button>
      {!identityProvider && (
        <p id={hintId} className="mt-2.5 text-caption text-ink-soft">
          {ACCOUNT_MESSAGES.providerNotConfigured}
        </p>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
      <path d="M12 12h8.4a8.5 8.5 0 1 1-2.6-6.3" />
    </svg>
  );
}
