import { memo, type RefObject } from "react";
import { JsonLd } from "#app/entities/outfit/json-ld.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { listingJsonLd } from "#app/features/listing/listing-json-ld.ts";
import { ListingStatus } from "#app/features/listing/listing-status.tsx";
import { OutfitResults } from "#app/features/listing/outfit-results.tsx";
import { ResultsSummary } from "#app/features/listing/results-summary.tsx";
import { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Container } from "#app/ui/container.tsx";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

const KeptPlace = lazyPart(async () => (await import("#app/features/listing/kept-place.ts")).KeptPlace, {
  when: "mounted",
});

interface ListingResultsProps {
  applied: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  place: RefObject<HTMLElement | null>;
}

/**
 * The outfits that pass the applied filters. Memoised: the controls beside it render with each key
 * that is typed.
 */
export const ListingResults = memo(function ListingResults({
  applied,
  onEdit,
  onClear,
  place,
}: ListingResultsProps) {
  const list = useOutfitList(applied);
  const { first } = list;
  const { publicUrl } = useSettings();
  /** For controls that disappear with what they change. */
  const focusResults = () => place.current?.focus({ preventScroll: true });
  return (
    <>
      {first && first.outfits.length > 0 && (
        <JsonLd data={import.meta.env.SSR ? listingJsonLd(first.outfits, applied, publicUrl) : []} />
      )}
      <ListingStatus list={list} />
      <KeptPlace list={list} results={place} />
      <section
        ref={place}
        tabIndex={-1}
        aria-label="Outfits found"
        aria-busy={list.state === "loading"}
        className="outline-none"
      >
        <Container>
          <div className="min-h-[60vh] pt-5 pb-16 sm:pt-8 sm:pb-24">
            <ResultsSummary
              list={first}
              onSearch={(searchTerm) => {
                onEdit({ searchTerm });
                focusResults();
              }}
            />
            <OutfitResults
              list={list}
              applied={applied}
              onClear={() => {
                onClear();
                focusResults();
              }}
            />
          </div>
        </Container>
      </section>
    </>
  );
});
