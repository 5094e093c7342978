import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type { Outfit } from "#contract/outfit.ts";

/** An outfit as it is now, to be edited: asked for anew by every editor that opens, and never again behind its back. */
export function outfitToEditQuery(api: ApiClient, id: string, editor: string) {
  return queryOptions({
    queryKey: ["outfit-to-edit", id, editor],
    meta: { personal: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => api<Outfit>({ path: `/outfit/${encodeURIComponent(id)}`, signal }),
  });
}
