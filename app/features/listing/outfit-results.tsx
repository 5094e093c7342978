import { type RefCallback, useCallback } from "react";
import { ListingSkeletons } from "#app/features/listing/listing-skeletons.tsx";
import * as messages from "#app/features/listing/messages.ts";
import { OutfitGrid } from "#app/features/listing/outfit-grid.tsx";
import { nothingFoundAdvice } from "#app/features/listing/title-messages.ts";
import type { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { useOutfitViewer } from "#app/features/viewer/use-outfit-viewer.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { INFINITE_SCROLL_MARGIN_PX } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { DEFAULT_FILTERS, listingPath, type OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Category } from "#contract/outfit/outfit-vocabulary.ts";

/** In px, taller than any page: everything above the viewport is within it. Firefox ends at 17,895,697. */
const ABOVE_PX = 10_000_000;
const LOAD_ON_MARGIN = { rootMargin: `${ABOVE_PX}px 0px ${INFINITE_SCROLL_MARGIN_PX}px` };

const NearMatches = lazyPart(
  async () => (await import("#app/features/listing/near-matches.tsx")).NearMatches,
  {
    when: "mounted",
    isQuiet: true,
  },
);

/** Below so many looks the nearest ones follow. */
const FEW = 4;

interface OutfitResultsProps {
  list: ReturnType<typeof useOutfitList>;
  applied: OutfitFilters;
  onClear: () => void;
}

/** The number of pictures in the first view, which are not loaded lazily. */
const PRIORITY_PICTURES = 3;

/**
 * The loaded outfits; loads more when the last one approaches the viewport, and has an empty and
 * a failed state.
 */
export function OutfitResults({ list, applied, onClear }: OutfitResultsProps) {
  const lastEntry = useLoadOn(list.mayLoadMore, list.loadMore);
  const { openerProps, viewer } = useOutfitViewer(list.outfits);

  if (list.state === "failed") {
    return (
      <LoadFailure
        look="block"
        text={messages.loadFailedTitle}
        advice={messages.loadFailedText}
        isAnnounced
        onRetry={list.retry}
      />
    );
  }
  const near = list.state === "ready" && list.outfits.length < FEW && (
    <NearMatches applied={applied} list={list.first} openerProps={openerProps} />
  );
  if (list.state === "ready" && list.outfits.length === 0) {
    return (
      <>
        <NothingFound applied={applied} list={list.first} onClear={onClear} />
        {near}
        {viewer}
      </>
    );
  }
  return (
    <>
      <OutfitGrid
        outfits={list.outfits}
        pricedItems={list.pricedItems}
        openerProps={openerProps}
        priorityPictures={PRIORITY_PICTURES}
        lastEntry={lastEntry}
      >
        {/* They also reserve the space of the next page, so that its arrival moves nothing below. */}
        {(list.state === "loading" || (list.hasMore && !list.moreFailed)) && (
          <ListingSkeletons after={list.outfits.length} />
        )}
      </OutfitGrid>
      {/* Keeps the focus of its button, which is gone while more is loaded. */}
      <div tabIndex={-1} className="outline-none">
        {list.state === "ready" && <ListEnd list={list} />}
      </div>
      {near}
      {viewer}
    </>
  );
}

/** Offered after the categories that the search names. */
const OFTEN_WANTED: readonly Category[] = ["Casual", "Party", "Wedding", "Formal"];
const CATEGORIES_OFFERED = 4;

interface NothingFoundProps {
  applied: OutfitFilters;
  list: OutfitList | undefined;
  onClear: () => void;
}

/** In place of an empty list; a search leads on to the nearest categories and to a bespoke request. */
function NothingFound({ applied, list, onClear }: NothingFoundProps) {
  const { section } = applied;
  const near = new Set([...(list?.understood?.categories ?? []), ...OFTEN_WANTED]);
  return (
    <EmptyState
      title={OUTFIT_MESSAGES.listEmpty}
      text={nothingFoundAdvice(applied)}
      action={
        <>
          <Button onClick={onClear}>{messages.clearFilters}</Button>
          {applied.searchTerm && (
            <>
              {[...near].slice(0, CATEGORIES_OFFERED).map((category) => (
                <ButtonLink
                  key={category}
                  variant="secondary"
                  to={listingPath({ ...DEFAULT_FILTERS, section, category })}
                >
                  {CATEGORY_LABELS[category]}
                </ButtonLink>
              ))}
              <ButtonLink variant="secondary" to="/#custom">
                {messages.askForBespoke}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}

function ListEnd({ list }: { list: ReturnType<typeof useOutfitList> }) {
  if (list.moreFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3 py-10">
        <p className="text-danger text-small">{OUTFIT_MESSAGES.listMoreFailed}</p>
        <Button ref={keepFocus} variant="secondary" busy={list.loadingMore} onClick={list.loadMore}>
          {messages.loadMore}
        </Button>
      </div>
    );
  }
  if (list.hasMore) return null;
  return (
    <p className="flex items-center gap-6 pt-8 pb-4 font-display text-ink-soft text-lead italic before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {list.endMessage}
    </p>
  );
}

/**
 * A ref for the last row of a list. Loads more while that row is in the viewport, at most 100 px below it, or
 * above it: a row that only had to cross the viewport could be skipped by the End key, the scrollbar or a
 * flick. Observing each new last row reports at once where it is.
 */
function useLoadOn(mayLoadMore: boolean, loadMore: () => void): RefCallback<Element> {
  return useCallback(
    (lastRow) => {
      if (!lastRow || !mayLoadMore) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore();
      }, LOAD_ON_MARGIN);
      observer.observe(lastRow);
      return () => observer.disconnect();
    },
    [mayLoadMore, loadMore],
  );
}
