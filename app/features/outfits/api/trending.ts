import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type { Trending } from "#contract/outfit.ts";

/** The outfits most viewed, with the totals over all active ones. */
export function trendingQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: ["outfits", "trending", limit],
    queryFn: ({ signal }) => api<Trending>({ path: `/outfit/trending?limit=${limit}`, signal }),
  });
}
