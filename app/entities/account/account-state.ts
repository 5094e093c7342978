import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { AccountState } from "#contract/account/account.ts";

/** Prefix of the keys of all queries about the account. */
export const accountKey = ["account"];

/**
 * Reads everything about the account again, after a change of it. A first read that is under way may be of the
 * time before the change, and invalidating alone would wait for it.
 */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: accountKey });
  await queryClient.invalidateQueries({ queryKey: accountKey });
}

/** What the session does not hold: confirmation, alerts, newsletter, passkeys, activity. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey, "state", userId],
    meta: { personal: true, failureMessage: "Loading the account failed" },
    queryFn: ({ signal }) => browserApi<AccountState>({ path: "/user/account", signal }),
  });
}
