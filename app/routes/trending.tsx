import { trendingQuery } from "#app/entities/outfit/trending-query.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/trending/messages.ts";
import { TrendingScreen } from "#app/features/trending/trending-screen.tsx";
import { PrefetchedData, prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import { TRENDING_LIMIT_PAGE } from "#contract/limits.ts";
import type { Route } from "./+types/trending.ts";

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForDocument(context, (client, api) => [
    client.query(trendingQuery(api, TRENDING_LIMIT_PAGE)),
  ]);
}

export function clientLoader() {
  return prefetchForNavigation((client, api) => [client.query(trendingQuery(api, TRENDING_LIMIT_PAGE))]);
}

export default function Trending({ loaderData }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <PageMeta title={messages.pageTitle} description={messages.pageDescription} path="/trending" />
      <TrendingScreen />
    </PrefetchedData>
  );
}
