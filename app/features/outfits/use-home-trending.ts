import { useQuery } from "@tanstack/react-query";
import { trendingQuery } from "#app/features/outfits/api/trending.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { TRENDING_LIMIT_HOME } from "#contract/limits.ts";
import type { TrendingOutfit } from "#contract/outfit.ts";

/** The trending outfits of the home page: undefined while they load, none when they could not be fetched. */
export function useHomeTrending(): TrendingOutfit[] | undefined {
  const { data, isError } = useQuery(trendingQuery(browserApi, TRENDING_LIMIT_HOME));
  return data?.trendingOutfits ?? (isError ? [] : undefined);
}
