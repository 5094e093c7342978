import { queryOptions } from "@tanstack/react-query";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { ApiClient } from "#contract/http/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** The response to a visitor has no item links. A call from a browser counts a view. */
export function outfitQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["outfits", "detail", id],
    meta: { personal: true, failureMessage: "Fetching the outfit failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) => api<Outfit>({ path: `/outfit/${encodeURIComponent(id)}`, signal }),
  });
}
