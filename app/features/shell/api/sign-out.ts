import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/require-success.ts";
import type { Outcome } from "#contract/account.ts";

/** Ends the session on the server. */
export async function signOut(): Promise<Outcome> {
  return requireSuccess(await browserApi<Outcome>({ method: "POST", path: "/auth/signout" }));
}
