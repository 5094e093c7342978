import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/failure-text.ts";
import { storeToken } from "#app/lib/token.ts";
import type {
  Outcome,
  ProviderSignIn,
  RenewedToken,
  SignedIn,
  SignIn,
  SignUp,
  UpdatedUser,
  User,
  UserUpdate,
} from "#contract/account/account.ts";

export async function signIn(input: SignIn): Promise<SignedIn> {
  return requireSuccess(await browserApi<SignedIn>({ method: "POST", path: "/auth/signin", body: input }));
}

/** `input` is the result of the identity provider's pop-up. */
export async function providerSignIn(input: ProviderSignIn): Promise<SignedIn> {
  return requireSuccess(await browserApi<SignedIn>({ method: "POST", path: "/auth/google", body: input }));
}

export async function signUp(input: SignUp): Promise<Outcome> {
  return requireSuccess(await browserApi<Outcome>({ method: "POST", path: "/auth/signup", body: input }));
}

export async function updateUser(id: string, changes: UserUpdate): Promise<User> {
  const path = `/user/update/${encodeURIComponent(id)}`;
  const updated = await browserApi<UpdatedUser>({ method: "PUT", path, body: changes });
  // A change that was confirmed with the password starts a fresh session, which has another token.
  if (updated.token) storeToken(updated.token);
  return updated;
}

/** Makes an older session fresh, which replaces its token. */
export async function reauthenticate(currentPassword: string): Promise<void> {
  const body = { currentPassword };
  const { token } = await browserApi<RenewedToken>({ method: "POST", path: "/user/reauthenticate", body });
  storeToken(token);
}

/** `looks`: what happens to those of the person that are in the shop. */
export async function deleteUser(id: string, looks: "keep" | "remove"): Promise<Outcome> {
  const path = `/user/delete/${encodeURIComponent(id)}${looks === "remove" ? "?looks=remove" : ""}`;
  return requireSuccess(await inFreshSession(() => browserApi<Outcome>({ method: "DELETE", path })));
}
