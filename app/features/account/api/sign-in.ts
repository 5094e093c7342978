import { requireSuccess } from "#app/lib/require-success.ts";
import type { SignedIn, SignIn } from "#contract/account.ts";
import type { ApiClient } from "#contract/api-client.ts";

/** Begins a session. */
export async function signIn(api: ApiClient, input: SignIn): Promise<SignedIn> {
  return requireSuccess(await api<SignedIn>({ method: "POST", path: "/auth/signin", body: input }));
}
