import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { beginSession } from "#app/entities/session/session-store.ts";
import { providerSignIn } from "#app/features/account/account-calls.ts";
import { openProviderPopUp } from "#app/features/account/sign-in/provider-pop-up.ts";
import { logFailure } from "#app/lib/log.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { ProviderResult } from "#contract/account/provider-sign-in.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/**
 * Signing in with the identity provider. Failures are only logged, as specified; a blocked person is
 * shown the reason.
 */
export function useProviderSignIn() {
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
