import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/require-success.ts";
import { actPendingNow } from "#app/ui/act-after-undo.ts";
import type { Outcome } from "#contract/account/account.ts";

/** Ends the session on the server, once what needs it has been sent. */
export async function signOut(): Promise<Outcome> {
  await actPendingNow();
  return requireSuccess(await browserApi<Outcome>({ method: "POST", path: "/auth/signout" }));
}
