import { X } from "lucide";
import { memo, type RefObject } from "react";
import { JsonLd } from "#app/entities/outfit/json-ld.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { listingJsonLd } from "#app/features/listing/listing-json-ld.ts";
import * as messages from "#app/features/listing/messages.ts";
import { OutfitResults } from "#app/features/listing/outfit-results.tsx";
import { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Container } from "#app/ui/container.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

const RestoredPosition = lazyPart(
  async () => (await import("#app/features/listing/restored-position.ts")).RestoredPosition,
  {
    when: "mounted",
  },
);

interface ListingResultsProps {
  applied: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  ref: RefObject<HTMLElement | null>;
}

/**
 * The outfits that pass the applied filters. Memoised: the controls beside it render with each key
 * that is typed.
 */
export const ListingResults = memo(function ListingResults({
  applied,
  onEdit,
  onClear,
  ref,
}: ListingResultsProps) {
  const list = useOutfitList(applied);
  const { first } = list;
  const { publicUrl } = useSettings();
  /** For a control that its own press removes. */
  const focusResults = () => ref.current?.focus({ preventScroll: true });
  return (
    <>
      {first && first.outfits.length > 0 && (
        <JsonLd data={import.meta.env.SSR ? listingJsonLd(first.outfits, applied, publicUrl) : []} />
      )}
      <p role="status" className="sr-only">
        {statusText(list)}
      </p>
      <RestoredPosition list={list} results={ref} />
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={messages.outfitsFound}
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

function statusText({
  state,
  outfits,
  hasMore,
  loadingMore,
  endMessage,
}: ReturnType<typeof useOutfitList>): string {
  if (state === "loading") return messages.status.loading;
  if (state === "failed") return messages.status.failed;
  if (outfits.length === 0) return OUTFIT_MESSAGES.listEmpty;
  if (loadingMore) return messages.status.loadingMore;
  return hasMore
    ? messages.outfitsShown(outfits.length)
    : messages.allOutfitsShown(outfits.length, endMessage);
}

interface ResultsSummaryProps {
  /** The first page; undefined while it loads. */
  list: OutfitList | undefined;
  onSearch: (searchTerm: string) => void;
}

/** How many outfits match, what was understood of the search, and whether the match is partial. */
function ResultsSummary({ list, onSearch }: ResultsSummaryProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      {/* It keeps its height while the count is loading. */}
      <p className="min-h-6 text-ink-soft tabular-nums">{list ? messages.looksFound(list) : "\u00a0"}</p>
      {(list?.understoodParts ?? []).length > 0 && (
        <ul aria-label={messages.yourSearch} className="flex flex-wrap gap-2">
          {list?.understoodParts?.map(({ label, without }) => (
            <li key={`${label} ${without}`}>
              <Chip tone="raised" aria-label={messages.removePart(label)} onClick={() => onSearch(without)}>
                <span>{label}</span>
                <Icon of={X} size="tiny" weight="bold" />
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {list?.isPartial && (
        <p role="status" className="basis-full text-body">
          {OUTFIT_MESSAGES.listPartial}
        </p>
      )}
    </div>
  );
}
