import { requireSuccess } from "#app/lib/require-success.ts";
import type { Outcome, SignUp } from "#contract/account.ts";
import type { ApiClient } from "#contract/api-client.ts";

/** Makes an account. */
export async function signUp(api: ApiClient, input: SignUp): Promise<Outcome> {
  return requireSuccess(await api<Outcome>({ method: "POST", path: "/auth/signup", body: input }));
}
