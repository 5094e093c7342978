import { ListingSkeletons } from "#app/features/listing/listing-skeletons.tsx";
import { OutfitGrid } from "#app/features/listing/outfit-grid.tsx";
import { stylistQuery } from "#app/features/stylist/stylist-query.ts";
import { StylistScreen } from "#app/features/stylist/stylist-screen.tsx";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { PrefetchedData, prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import type { Route } from "./+types/stylist.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  return prefetchForDocument(context, (client, api) => [client.query(stylistQuery(api, params.username))]);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return prefetchForNavigation((client, api) => [client.query(stylistQuery(api, params.username))]);
}

export default function Stylist({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <StylistScreen
        key={params.username}
        username={params.username}
        cards={(outfits) => <Looks outfits={outfits} />}
      />
    </PrefetchedData>
  );
}

/** The number of pictures in the first view, which are not loaded lazily. */
const PRIORITY_PICTURES = 2;
const NO_OUTFITS: readonly OutfitSummary[] = [];

function Looks({ outfits }: { outfits: readonly OutfitSummary[] | undefined }) {
  const { openerProps, viewer } = useOutfitViewer(outfits);
  return (
    <>
      <OutfitGrid
        outfits={outfits ?? NO_OUTFITS}
        openerProps={openerProps}
        priorityPictures={PRIORITY_PICTURES}
      >
        {!outfits && <ListingSkeletons after={0} />}
      </OutfitGrid>
      {viewer}
    </>
  );
}
