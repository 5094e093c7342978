import { LayoutGrid, Rows3, X } from "lucide";
import { memo, type RefObject } from "react";
import { JsonLd } from "#app/entities/outfit/json-ld.tsx";
import { listLayout } from "#app/entities/outfit/outfit-choices.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { isLandingPage } from "#app/features/listing/landing-text.ts";
import { listingJsonLd } from "#app/features/listing/listing-json-ld.ts";
import * as messages from "#app/features/listing/messages.ts";
import { OutfitResults } from "#app/features/listing/outfit-results.tsx";
import { filterParts } from "#app/features/listing/title-messages.ts";
import { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconChoice } from "#app/ui/icon-choice.tsx";
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
  /** Empty unless it is a landing page. */
  text: string;
  ref: RefObject<HTMLElement | null>;
}

/**
 * The outfits that pass the applied filters. Memoised: the controls beside it render with each key
 * that is typed.
 */
export const ListingResults = memo(function ListingResults({
  applied,
  text,
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
          <div className="min-h-[60vh] pt-5 pb-16 sm:pt-8 sm:pb-24 lg:pt-3">
            <ResultsHead
              applied={applied}
              text={text}
              list={first}
              onEdit={(changes) => {
                onEdit(changes);
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

/**
 * On a phone, where a slow line may bring it late, it has the height of its longest text from the start.
 */
function Introduction({ applied: { category, section }, text }: { applied: OutfitFilters; text: string }) {
  const height = !category ? "max-sm:min-h-[2lh]" : section ? "max-sm:min-h-[4lh]" : "max-sm:min-h-[3lh]";
  return (
    <p
      className={classNames(
        "col-span-full mb-2 min-h-[1lh] max-w-[70ch] self-center text-ink-soft lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:mb-0 lg:max-w-none lg:text-balance",
        height,
      )}
    >
      {text}
    </p>
  );
}

const VIEWS = [
  { value: "grid", label: messages.gridView, drawing: LayoutGrid },
  { value: "list", label: messages.listView, drawing: Rows3 },
] as const;

interface ResultsHeadProps {
  applied: OutfitFilters;
  text: string;
  /** The first page; undefined while it loads. */
  list: OutfitList | undefined;
  onEdit: (changes: Partial<OutfitFilters>) => void;
}

/**
 * The text of a landing page, which takes no room of its own on wide screens; how many outfits match what, each
 * part of it removable; whether the match is partial; grid or list.
 */
function ResultsHead({ applied, text, list, onEdit }: ResultsHeadProps) {
  const asked = [
    ...(list?.understoodParts ?? []).map(({ label, without }) => ({
      label,
      changes: { searchTerm: without },
    })),
    ...filterParts(applied),
  ];
  // An empty list has no looks that the text could describe.
  const isIntroduced = isLandingPage(applied) && list?.outfits.length !== 0;
  return (
    <div
      className={classNames(
        "mb-5 grid grid-cols-rest-auto items-start gap-x-4 gap-y-2 text-small lg:mb-3",
        isIntroduced && "lg:grid-cols-auto-rest-auto lg:gap-x-8",
      )}
    >
      {isIntroduced && <Introduction applied={applied} text={text} />}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {/* It keeps its height while the count is loading. */}
        <p className="min-h-6 text-ink-soft tabular-nums">{list ? messages.looksFound(list) : "\u00a0"}</p>
        {asked.length > 0 && (
          <ul aria-label={messages.yourFilters} className="flex flex-wrap gap-2">
            {asked.map(({ label, changes }) => (
              <li key={`${label} ${Object.values(changes).join(" ")}`}>
                <Chip tone="raised" aria-label={messages.removePart(label)} onClick={() => onEdit(changes)}>
                  <span>{label}</span>
                  <Icon of={X} size="tiny" weight="bold" />
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconChoice choices={VIEWS} chosen={listLayout.use()} onChoose={listLayout.choose} />
      {list?.readAs && <p className="col-span-full text-body">{messages.showingResultsFor(list.readAs)}</p>}
      {list?.isPartial && (
        <p role="status" className="col-span-full text-body">
          {OUTFIT_MESSAGES.listPartial}
        </p>
      )}
    </div>
  );
}
