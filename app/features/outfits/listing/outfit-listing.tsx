import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { listingPath } from "#app/features/outfits/listing/filters-url.ts";
import { ListingMasthead } from "#app/features/outfits/listing/listing-masthead.tsx";
import { ListingStatus } from "#app/features/outfits/listing/listing-status.tsx";
import { ListingToolbar } from "#app/features/outfits/listing/listing-toolbar.tsx";
import { OutfitResults } from "#app/features/outfits/listing/outfit-results.tsx";
import { useListView } from "#app/features/outfits/listing/use-list-view.ts";
import { useListingFilters } from "#app/features/outfits/listing/use-listing-filters.ts";
import { useOutfitList } from "#app/features/outfits/listing/use-outfit-list.ts";
import { Container } from "#app/ui/container.tsx";
import type { OutfitFilters } from "#contract/outfit-filters.ts";

/** The public listing: search, filters, and the outfits that pass them. */
export function OutfitListing() {
  const { applied, draft, edit, clear } = useListingFilters();
  const list = useOutfitList(applied);
  const [view, chooseView] = useListView();
  const results = useScrollBackTo(applied);
  return (
    <>
      <ListingMasthead applied={applied} draft={draft} onEdit={edit} />
      <ListingToolbar draft={draft} onEdit={edit} onClear={clear} view={view} onChooseView={chooseView} />
      <ListingStatus list={list} />
      <div
        ref={results}
        aria-busy={list.state === "loading"}
        className="scroll-mt-[calc(var(--header-height)+3.5rem)]"
      >
        <Container className="min-h-[60vh] pt-5 pb-16 sm:pt-8 sm:pb-24">
          <OutfitResults list={list} view={view} onClear={clear} />
        </Container>
      </div>
    </>
  );
}

/** A ref for the results: other filters show them from their start, unless Back or Forward led here. */
function useScrollBackTo(applied: OutfitFilters) {
  const results = useRef<HTMLDivElement>(null);
  const travelled = useNavigationType() === "POP";
  const path = listingPath(applied);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const element = results.current;
    if (travelled || !element) return;
    const hidden = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    if (element.getBoundingClientRect().top < hidden) {
      element.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }, [path, travelled]);
  return results;
}
