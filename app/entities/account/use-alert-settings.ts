import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "#app/entities/account/account-state.ts";
import { isCurrentUser, requireCurrentUser } from "#app/entities/session/session-store.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { AlertSettings } from "#contract/account/alerts.ts";

export function sendAlertSettings(settings: AlertSettings): Promise<AlertSettings> {
  return browserApi({ method: "PUT", path: "/user/alerts", body: settings });
}

/** A change of the switch is shown at once and reverted when its call fails. */
export function useAlertSettings(userId: string, onFailed?: (error: Error) => void) {
  const client = useQueryClient();
  const query = useQuery(accountQuery(userId));
  const { queryKey } = accountQuery(userId);
  const change = useMutation({
    mutationKey: ["alerts", userId],
    scope: { id: "alerts" },
    meta: { failureMessage: "Changing the price alerts failed" },
    mutationFn: (settings: AlertSettings) => {
      requireCurrentUser(userId);
      return sendAlertSettings(settings);
    },
    onSuccess: async (alerts) => {
      // A fetch under way would return the choice before this one.
      const isFetching = client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (state) => state && { ...state, alerts });
      if (isFetching) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isCurrentUser(userId)) onFailed?.(error);
    },
  });
  return {
    query,
    isOn: (change.isPending ? change.variables : query.data?.alerts)?.priceDrops ?? false,
    /** Alerts go to confirmed addresses only. */
    needsConfirmation: query.data?.emailConfirmed === false,
    change: (priceDrops: boolean) => change.mutate({ priceDrops }),
    error: change.error,
  };
}
