import { queryOptions } from "@tanstack/react-query";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { ApiClient } from "#contract/http/api-client.ts";
import { TRENDING_LIMIT_COVER } from "#contract/limits.ts";
import type { Trending } from "#contract/outfit/outfit.ts";

/** The outfits most viewed, with the totals over all active ones. */
export function trendingQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: ["outfits", "trending", limit],
    meta: { failureMessage: "Fetching the trending outfits failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) => api<Trending>({ path: `/outfit/trending?limit=${limit}`, signal }),
  });
}

/** What the opening of the home page is chosen from. It stays as it came: a cover that changes would startle. */
export function coverQuery(api: ApiClient) {
  return queryOptions({
    ...trendingQuery(api, TRENDING_LIMIT_COVER),
    meta: {},
    staleTime: "static",
  });
}
