import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sameItemQuery, similarQuery } from "#app/entities/outfit/related-queries.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/related/messages.ts";
import { OutfitRail, OutfitRailSection } from "#app/features/related/outfit-rail.tsx";
import { RecentlyViewed, useIsFetchingRecent } from "#app/features/related/recently-viewed.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { RELATED_LIMIT } from "#contract/limits.ts";
import type { Outfit, OutfitSummary } from "#contract/outfit/outfit.ts";
import { DEFAULT_FILTERS, listingPath } from "#contract/outfit/outfit-filters.ts";

/** The number of items whose other outfits are fetched; each takes one call. */
const QUERIED_ITEMS_MAX = 8;
const PATIENCE_MS = 1_000;

/**
 * Similar outfits, outfits with one of the items, and recently viewed ones. No outfit is shown twice.
 */
export function RelatedRails({ outfit }: { outfit: Outfit }) {
  const sameItems = useSameItems(outfit);
  const isFetchingRecent = useIsFetchingRecent();
  // Twice as many: those that are also in the rail below are left out.
  const similar = useQuery(similarQuery(browserApi, outfit._id, 2 * RELATED_LIMIT));
  const withItem = new Set(sameItems.outfits.map(({ _id }) => _id));
  const others = similar.data?.outfits.filter(({ _id }) => !withItem.has(_id)).slice(0, RELATED_LIMIT) ?? [];
  const isLate = useIsLate();
  // The page reserves the space of the first rail. The rails appear together, unless a call is slow.
  if (!isLate && (similar.isPending || sameItems.isPending || isFetchingRecent)) return null;
  return (
    <>
      <section aria-labelledby="more-like-this" className="border-line border-t">
        <Container space="small">
          <h2 id="more-like-this" className="font-display text-display-m">
            {messages.moreLikeThis}
          </h2>
          <OutfitLinks outfit={outfit} />
          {others.length > 0 && (
            <div className="mt-8">
              <OutfitRail outfits={others} />
            </div>
          )}
        </Container>
      </section>
      <OutfitRailSection
        titleId="same-piece"
        title={messages.moreWithPieces(sameItems.names.length)}
        text={sameItems.names.join(" · ")}
        outfits={sameItems.outfits}
      />
      <RecentlyViewed without={new Set([outfit._id, ...withItem, ...others.map(({ _id }) => _id)])} />
    </>
  );
}

function OutfitLinks({ outfit }: { outfit: Outfit }) {
  const { publicUrl } = useSettings();
  const { category, section } = outfit;
  const wish = messages.bespokeWish(outfit, `${publicUrl}/outfit/${outfit._id}`);
  const links = [
    {
      label: messages.ofCategoryAndSection(outfit),
      to: listingPath({ ...DEFAULT_FILTERS, category, section }),
    },
    { label: messages.allOfCategory(category), to: listingPath({ ...DEFAULT_FILTERS, category }) },
    { label: messages.allOfSection(section), to: listingPath({ ...DEFAULT_FILTERS, section }) },
    { label: messages.askForBespoke, to: `/?bespoke=${encodeURIComponent(wish)}#custom` },
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} size="small">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether loaded rails no longer wait for the others. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Other outfits with the first items of an outfit, each once, and the names of these items. */
function useSameItems({ items }: Outfit): { outfits: OutfitSummary[]; names: string[]; isPending: boolean } {
  const queried = items.slice(0, QUERIED_ITEMS_MAX);
  const results = useQueries({ queries: queried.map(({ itemId }) => sameItemQuery(browserApi, itemId)) });
  const found = new Map<string, OutfitSummary>();
  for (const { data } of results)
    for (const outfitWithItem of data?.outfits ?? []) found.set(outfitWithItem._id, outfitWithItem);
  return {
    outfits: [...found.values()].slice(0, RELATED_LIMIT),
    names: queried.filter((_, index) => results[index]?.data?.outfits.length).map(({ itemName }) => itemName),
    isPending: results.some(({ isPending }) => isPending),
  };
}
