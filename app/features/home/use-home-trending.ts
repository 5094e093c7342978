import { useQuery } from "@tanstack/react-query";
import { trendingQuery } from "#app/entities/outfit/trending-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { TRENDING_LIMIT_HOME } from "#contract/limits.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

interface HomeTrending {
  /** Undefined while they load, none when they could not be fetched. */
  outfits: TrendingOutfit[] | undefined;
  /** Fetches them again; undefined unless they could not be fetched. */
  retry: (() => void) | undefined;
}

/** The trending outfits of the home page. */
export function useHomeTrending(): HomeTrending {
  const { data, isError, refetch } = useQuery(trendingQuery(browserApi, TRENDING_LIMIT_HOME));
  const failedInDocument = useDocumentFailure() !== null;
  const failed = !data && (isError || failedInDocument);
  return {
    outfits: data?.trendingOutfits ?? (failed ? [] : undefined),
    retry: failed ? () => void refetch() : undefined,
  };
}
