import { queryOptions } from "@tanstack/react-query";
import { accountKey } from "#app/entities/account/account-state.ts";
import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/require-success.ts";
import type { Outcome } from "#contract/account/account.ts";
import type { SessionList } from "#contract/account/security-events.ts";

/** Where the user is signed in. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey, "sessions", userId],
    meta: { personal: true, failureMessage: "Loading the devices failed" },
    queryFn: ({ signal }) => browserApi<SessionList>({ path: "/user/sessions", signal }),
  });
}

/** Signs out one device, or without an id all others. */
export async function endSessions(sessionId?: string): Promise<Outcome> {
  const path = sessionId === undefined ? "/user/sessions" : `/user/sessions/${encodeURIComponent(sessionId)}`;
  return requireSuccess(await browserApi<Outcome>({ method: "DELETE", path }));
}

/** Unlinks a sign-in at an identity provider. */
export async function unlinkIdentity(id: string): Promise<Outcome> {
  const path = `/user/identities/${encodeURIComponent(id)}`;
  return requireSuccess(await inFreshSession(() => browserApi<Outcome>({ method: "DELETE", path })));
}
