import { useMemo } from "react";
import { data, useSearchParams } from "react-router";
import { outfitListQuery } from "#app/entities/outfit/outfit-list-query.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useShopName } from "#app/entities/settings/settings.ts";
import { isSearch, loadLandingText, useLandingText } from "#app/features/listing/landing-text.ts";
import { OutfitListing } from "#app/features/listing/outfit-listing.tsx";
import { listingDescription, listingTitle } from "#app/features/listing/title-messages.ts";
import { PrefetchedData, prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import {
  DEFAULT_FILTERS,
  defaultSortBy,
  listingPath,
  parseFilters,
} from "#contract/outfit/outfit-filters.ts";
import type { Route } from "./+types/outfit.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = parseFilters(new URL(request.url).searchParams);
  const { data: prefetched, init } = await prefetchForDocument(context, (client, api) => [
    client.infiniteQuery(outfitListQuery(api, filters)),
  ]);
  return data({ ...prefetched, text: await loadLandingText(filters) }, init ?? undefined);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = parseFilters(new URL(request.url).searchParams);
  const prefetched = prefetchForNavigation((client, api) => [
    client.infiniteQuery(outfitListQuery(api, filters)),
  ]);
  return { ...prefetched, text: "" };
}

export default function Outfits({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const filters = useMemo(() => parseFilters(params), [params]);
  const text = useLandingText(filters, loaderData.text ?? "");
  const sortBy = defaultSortBy(filters.searchTerm);
  return (
    <PrefetchedData from={loaderData}>
      <PageMeta
        title={listingTitle(filters)}
        description={listingDescription(filters, text, useShopName())}
        // The same outfits in another order are not another page.
        path={listingPath({ ...filters, sortBy, sort: DEFAULT_FILTERS.sort })}
      />
      {isSearch(filters) && <meta name="robots" content="noindex" />}
      <OutfitListing applied={filters} text={text} />
    </PrefetchedData>
  );
}
