import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { JsonLd } from "#app/features/outfits/json-ld.tsx";
import { listingJsonLd } from "#app/features/outfits/listing/listing-json-ld.ts";
import { ListingMasthead } from "#app/features/outfits/listing/listing-masthead.tsx";
import { ListingStatus } from "#app/features/outfits/listing/listing-status.tsx";
import { ListingToolbar } from "#app/features/outfits/listing/listing-toolbar.tsx";
import { OutfitResults } from "#app/features/outfits/listing/outfit-results.tsx";
import { ResultsSummary } from "#app/features/outfits/listing/results-summary.tsx";
import { useListLayout } from "#app/features/outfits/listing/use-list-layout.ts";
import { useListingFilters } from "#app/features/outfits/listing/use-listing-filters.ts";
import { useOutfitList } from "#app/features/outfits/listing/use-outfit-list.ts";
import { useSettings } from "#app/lib/settings.ts";
import { codeQuery } from "#app/ui/code-query.ts";
import { Container } from "#app/ui/container.tsx";
import type { OutfitFilters } from "#contract/outfit-filters.ts";
import { listingPath } from "#contract/outfit-filters-url.ts";

const keptPlaceCode = codeQuery(
  "kept place",
  async () => (await import("#app/features/outfits/listing/kept-place.ts")).KeptPlace,
);

interface OutfitListingProps {
  /** Of a landing page, or empty. */
  text: string;
}

/** The public listing: search, filters, and the outfits that pass them. */
export function OutfitListing({ text }: OutfitListingProps) {
  const { applied, draft, edit, clear } = useListingFilters();
  const list = useOutfitList(applied);
  const { first } = list;
  const { publicUrl } = useSettings();
  const [view, chooseView] = useListLayout();
  const toolbar = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  useResultsFromStart(applied, toolbar, results);
  const { data: KeptPlace } = useQuery(keptPlaceCode);
  /** For controls that disappear with what they change. */
  const focusResults = () => results.current?.focus({ preventScroll: true });
  return (
    <>
      {first && first.outfits.length > 0 && (
        <JsonLd data={import.meta.env.SSR ? listingJsonLd(first.outfits, applied, publicUrl) : []} />
      )}
      <ListingMasthead text={text} applied={applied} draft={draft} onEdit={edit} />
      <ListingToolbar
        ref={toolbar}
        draft={draft}
        onEdit={edit}
        onClear={clear}
        view={view}
        onChooseView={chooseView}
      />
      <ListingStatus list={list} />
      {KeptPlace && <KeptPlace list={list} results={results} />}
      <section
        ref={results}
        tabIndex={-1}
        aria-label="Outfits found"
        aria-busy={list.state === "loading"}
        className="outline-none"
      >
        <Container space="results" className="min-h-[60vh]">
          <ResultsSummary
            list={first}
            onSearch={(searchTerm) => {
              edit({ searchTerm });
              focusResults();
            }}
          />
          <OutfitResults
            list={list}
            applied={applied}
            onClear={() => {
              clear();
              focusResults();
            }}
          />
        </Container>
      </section>
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
    // Where the toolbar stays while one scrolls; its present place is not reliable while the page shortens.
    const below = Number.parseFloat(getComputedStyle(toolbar.current).top) + toolbar.current.offsetHeight;
    const hidden = below - results.current.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: -hidden, behavior: "instant" });
  }, [path, travelled, toolbar, results]);
}
