import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/http/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/**
 * The current outfit for the editor: fetched by each editor that opens, and not refetched while it is open.
 */
export function outfitToEditQuery(api: ApiClient, id: string, editor: string) {
  return queryOptions({
    queryKey: ["outfit-to-edit", id, editor],
    meta: { personal: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => api<Outfit>({ path: `/outfit/${encodeURIComponent(id)}`, signal }),
  });
}
