import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { Waiting } from "#contract/dashboard/admin-outfits.ts";

const POLL_MS = 60_000;

/** To be invalidated by every change of the counts beside the sections. */
export const WAITING_KEY = ["admin-waiting"];

export const waitingQuery = queryOptions({
  queryKey: WAITING_KEY,
  meta: { personal: true, failureMessage: "The numbers of what waits could not be loaded" },
  queryFn: ({ signal }) => browserApi<Waiting>({ path: "/dashboard/admin/waiting", signal }),
  refetchInterval: POLL_MS,
});
