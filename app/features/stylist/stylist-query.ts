import { queryOptions, useQuery } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import { type ApiClient, ApiFailure } from "#contract/http/api-client.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";

/** The response to a visitor does not say whether the stylist is followed. */
export function stylistQuery(api: ApiClient, username: string) {
  return queryOptions({
    queryKey: ["stylists", username],
    meta: { personal: true, failureMessage: "Loading a stylist failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) => api<StylistPage>({ path: stylistPath(username), signal }),
  });
}

export function useStylist(username: string) {
  const { data: page, error, refetch } = useQuery(stylistQuery(browserApi, username));
  const failedInDocument = useDocumentFailure();
  const isMissing = error
    ? error instanceof ApiFailure && error.status === 404
    : !page && failedInDocument === 404;
  const hasFailed = error !== null || failedInDocument !== null;
  return {
    page: isMissing ? undefined : page,
    state: isMissing ? "missing" : page ? "ready" : hasFailed ? "failed" : "loading",
    retry: () => void refetch(),
  } as const;
}
