import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { samePieceQuery, similarQuery } from "#app/features/outfits/api/related.ts";
import { RecentlyViewed, useIsFetchingRecent } from "#app/features/outfits/recent/recently-viewed.tsx";
import { LookLinks } from "#app/features/outfits/related/look-links.tsx";
import { LookRail, LookRailSection } from "#app/features/outfits/related/look-rail.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { Container } from "#app/ui/container.tsx";
import { RELATED_LIMIT } from "#contract/limits.ts";
import type { Outfit, OutfitSummary } from "#contract/outfit/outfit.ts";

/** Bounds the calls of one page. */
const PIECES_ASKED = 8;
const PATIENCE_MS = 1_000;

/**
 * What an outfit's page ends with: similar looks, looks with one of its pieces, and those viewed before. None
 * is shown twice.
 */
export function RelatedLooks({ outfit }: { outfit: Outfit }) {
  const pieces = useSamePieces(outfit);
  const isFetchingRecent = useIsFetchingRecent();
  // So many more that as many are left without the looks below.
  const similar = useQuery(similarQuery(browserApi, outfit._id, 2 * RELATED_LIMIT));
  const withPiece = new Set(pieces.outfits.map(({ _id }) => _id));
  const others = similar.data?.outfits.filter(({ _id }) => !withPiece.has(_id)).slice(0, RELATED_LIMIT) ?? [];
  const isLate = useIsLate();
  // The page reserves the place of the first rail. What is below it comes together, unless a call is slow.
  if (!isLate && (similar.isPending || pieces.isPending || isFetchingRecent)) return null;
  return (
    <>
      <section aria-labelledby="more-like-this" className="border-line border-t">
        <Container space="band">
          <h2 id="more-like-this" className="font-display text-display-m">
            More like this
          </h2>
          <LookLinks outfit={outfit} />
          {others.length > 0 && (
            <div className="mt-8">
              <LookRail outfits={others} />
            </div>
          )}
        </Container>
      </section>
      <LookRailSection
        titleId="same-piece"
        title={pieces.names.length > 1 ? "More looks with these pieces" : "More looks with this piece"}
        text={pieces.names.join(" · ")}
        outfits={pieces.outfits}
      />
      <RecentlyViewed without={new Set([outfit._id, ...withPiece, ...others.map(({ _id }) => _id)])} />
    </>
  );
}

/** Whether looks that are there have waited long enough for the others. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Other looks with the first pieces of an outfit, each once, and the names of these pieces. */
function useSamePieces({ items }: Outfit): { outfits: OutfitSummary[]; names: string[]; isPending: boolean } {
  const asked = items.slice(0, PIECES_ASKED);
  const results = useQueries({ queries: asked.map(({ itemId }) => samePieceQuery(browserApi, itemId)) });
  const found = new Map<string, OutfitSummary>();
  for (const { data } of results) for (const look of data?.outfits ?? []) found.set(look._id, look);
  return {
    outfits: [...found.values()].slice(0, RELATED_LIMIT),
    names: asked.filter((_, index) => results[index]?.data?.outfits.length).map(({ itemName }) => itemName),
    isPending: results.some(({ isPending }) => isPending),
  };
}
