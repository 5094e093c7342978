import { HydrationBoundary } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { outfitListQuery } from "#app/features/outfits/api/outfit-list-query.ts";
import { listingDescription, listingTitle } from "#app/features/outfits/listing/filters-text.ts";
import { listingPath, parseFilters } from "#app/features/outfits/listing/filters-url.ts";
import { OutfitListing } from "#app/features/outfits/listing/outfit-listing.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";
import { prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.ts";
import { DEFAULT_FILTERS } from "#contract/outfit-filters.ts";
import type { Route } from "./+types/outfit.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const filters = parseFilters(new URL(request.url).searchParams);
  return prefetchForDocument(context, (client, api) => [client.infiniteQuery(outfitListQuery(api, filters))]);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = parseFilters(new URL(request.url).searchParams);
  return prefetchForNavigation((client, api) => [client.infiniteQuery(outfitListQuery(api, filters))]);
}

export default function Outfits({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  const { sortBy, sort } = DEFAULT_FILTERS;
  return (
    <HydrationBoundary state={loaderData.dehydratedState}>
      <PageMeta
        title={listingTitle(filters)}
        description={listingDescription(filters)}
        // The same outfits in another order are not another page.
        path={listingPath({ ...filters, sortBy, sort })}
      />
      <OutfitListing />
    </HydrationBoundary>
  );
}
