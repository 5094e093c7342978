import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { ListingMasthead } from "#app/features/listing/listing-masthead.tsx";
import { ListingResults } from "#app/features/listing/listing-results.tsx";
import { ListingToolbar } from "#app/features/listing/listing-toolbar.tsx";
import { useListingFilters } from "#app/features/listing/use-listing-filters.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { listingPath } from "#contract/outfit/outfit-filters.ts";

interface OutfitListingProps {
  /** The filters in the URL; the same object until they change. */
  applied: OutfitFilters;
  /** Empty unless it is a landing page. */
  text: string;
}

/** The public listing: search, filters, and the outfits that pass them. */
export function OutfitListing({ applied, text }: OutfitListingProps) {
  const { draft, edit, clear } = useListingFilters(applied);
  const toolbar = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  useResultsFromStart(applied, toolbar, results);
  return (
    <>
      <ListingMasthead applied={applied} draft={draft} onEdit={edit} />
      <ListingToolbar ref={toolbar} applied={applied} draft={draft} onEdit={edit} onClear={clear} />
      <ListingResults applied={applied} text={text} onEdit={edit} onClear={clear} ref={results} />
    </>
  );
}

/** Other filters show their results from the start, below the toolbar, unless Back or Forward led to them. */
function useResultsFromStart(
  applied: OutfitFilters,
  toolbar: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
) {
  const travelled = useNavigationType() === "POP";
  const path = listingPath(applied);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (travelled || !toolbar.current || !results.current) return;
    // Where the toolbar sticks; its current position is not reliable while the page gets shorter.
    const below = Number.parseFloat(getComputedStyle(toolbar.current).top) + toolbar.current.offsetHeight;
    const hidden = below - results.current.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: -hidden, behavior: "instant" });
  }, [path, travelled, toolbar, results]);
}
