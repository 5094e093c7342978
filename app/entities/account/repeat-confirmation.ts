import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import type { Outcome } from "#contract/account/account.ts";

/** Sends the email again that confirms the address, or the one that is to replace it. */
export function useRepeatConfirmation() {
  return useSingleMutation({ mutationFn: repeatConfirmation });
}

async function repeatConfirmation(): Promise<Outcome> {
  return requireSuccess(await browserApi<Outcome>({ method: "POST", path: "/user/confirmation" }));
}
