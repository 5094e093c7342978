import { endChosenSession, failSessionWork, startSessionWork } from "#app/entities/session/session-store.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/failure-text.ts";
import { getQueryClient, PERSONAL } from "#app/lib/query-client.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { actPendingNow } from "#app/ui/act-after-undo.ts";
import type { Outcome } from "#contract/account/account.ts";

/** Callbacks of a mutation that ends the session: they record its start, failure and success in the store. */
export const SESSION_END = {
  onMutate: async () => {
    startSessionWork();
    // A read that the end of the session overtook would be refused.
    await getQueryClient().cancelQueries(PERSONAL);
  },
  onSuccess: endChosenSession,
  onError: (error: Error) => {
    failSessionWork(error);
    void getQueryClient().invalidateQueries(PERSONAL);
  },
};

/**
 * Signs out. The header and the profile each have a call of their own, as specified; the server treats both
 * alike.
 */
export function useSignOut(path: "/auth/signout" | "/user/signout", onSignedOut?: () => void) {
  return useSingleMutation({
    mutationFn: async () => {
      // What waits for the end of its undo offer needs the session.
      await actPendingNow();
      return requireSuccess(await browserApi<Outcome>({ method: "POST", path }));
    },
    ...SESSION_END,
    onSuccess: () => {
      endChosenSession();
      onSignedOut?.();
    },
  });
}
