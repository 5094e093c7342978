import { requireSuccess } from "#app/lib/require-success.ts";
import type { Outcome } from "#contract/account.ts";
import type { ApiClient } from "#contract/api-client.ts";

/** Ends the session on the server. */
export async function signOut(api: ApiClient): Promise<Outcome> {
  return requireSuccess(await api<Outcome>({ method: "POST", path: "/auth/signout" }));
}
