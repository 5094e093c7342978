import { requireSuccess } from "#app/lib/require-success.ts";
import type { ProviderSignIn, SignedIn } from "#contract/account.ts";
import type { ApiClient } from "#contract/api-client.ts";

/** Begins a session with what the identity provider's pop-up brought. */
export async function providerSignIn(api: ApiClient, input: ProviderSignIn): Promise<SignedIn> {
  return requireSuccess(await api<SignedIn>({ method: "POST", path: "/auth/google", body: input }));
}
