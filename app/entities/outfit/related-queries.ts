import { queryOptions } from "@tanstack/react-query";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { ApiClient } from "#contract/http/api-client.ts";
import type { OutfitList, RelatedOutfits } from "#contract/outfit/outfit.ts";

export function similarQuery(api: ApiClient, id: string, limit: number) {
  return queryOptions({
    queryKey: ["outfits", "similar", id, limit],
    meta: { failureMessage: "Fetching similar outfits failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) => api<RelatedOutfits>({ path: `/outfit/${id}/similar?limit=${limit}`, signal }),
  });
}

/** Other outfits with the same item. */
export function sameItemQuery(api: ApiClient, itemId: string) {
  return queryOptions({
    queryKey: ["outfits", "same item", itemId],
    meta: { failureMessage: "Fetching outfits with the same item failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) => api<RelatedOutfits>({ path: `/outfit/item/${itemId}/outfits`, signal }),
  });
}

/** The active outfits, in the order of `ids`. */
export function outfitsByIdQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["outfits", "by id", ...ids],
    meta: { failureMessage: "Fetching the recently viewed outfits failed" },
    staleTime: PUBLIC_STALE_MS,
    enabled: ids.length > 0,
    queryFn: ({ signal }) => api<OutfitList>({ path: `/outfit/getoutfits?ids=${ids.join(",")}`, signal }),
  });
}
