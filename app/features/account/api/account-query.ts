import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/require-success.ts";
import type { AccountState, Outcome } from "#contract/account.ts";
import type { SessionList } from "#contract/security-events.ts";

/** Prefix of the keys of all queries about the account. */
export const accountKey = ["account"];

/** What the profile shows beside the user's own fields. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey, "state", userId],
    meta: { personal: true, failureMessage: "Loading the account failed" },
    queryFn: ({ signal }) => browserApi<AccountState>({ path: "/user/account", signal }),
  });
}

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
