import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { isCurrentUser, requireCurrentUser } from "#app/entities/session/session-store.ts";
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
import { API_PREFIX } from "#contract/http/api-client.ts";

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
  requireSameUser(id, updated.token);
  if (updated.token) storeToken(updated.token);
  return updated;
}

/** Makes an older session of the user fresh, which replaces its token. */
export async function reauthenticate(userId: string, currentPassword: string): Promise<void> {
  const body = { currentPassword };
  const { token } = await browserApi<RenewedToken>({ method: "POST", path: "/user/reauthenticate", body });
  requireSameUser(userId, token);
  storeToken(token);
}

/**
 * Throws if the user has signed out before the response arrived. The token in it belongs to a session that the
 * sign-out did not end, so it ends now.
 */
export function requireSameUser(userId: string, token: string | undefined): void {
  if (token && !isCurrentUser(userId)) {
    const headers = { Authorization: `Bearer ${token}` };
    // Without the cookie, which may be that of the next user.
    const call = { method: "POST", headers, credentials: "omit", keepalive: true } as const;
    void fetch(`${API_PREFIX}/auth/signout`, call).catch(() => undefined);
  }
  requireCurrentUser(userId);
}

/** `looks`: what happens to those of the person that are in the shop. */
export async function deleteUser(id: string, looks: "keep" | "remove"): Promise<Outcome> {
  const path = `/user/delete/${encodeURIComponent(id)}${looks === "remove" ? "?looks=remove" : ""}`;
  return requireSuccess(await inFreshSession(() => browserApi<Outcome>({ method: "DELETE", path })));
}
