import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { FilterPanel } from "#app/features/listing/filter-panel.tsx";
import * as messages from "#app/features/listing/messages.ts";
import { SearchBox } from "#app/features/listing/search-box.tsx";
import { orderFromForm, SortMenu } from "#app/features/listing/sort-menu.tsx";
import { useEmptyCategories, useFirstPage } from "#app/features/listing/use-outfit-list.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { useBackCloses } from "#app/ui/use-back-closes.ts";
import {
  countActiveFilters,
  DEFAULT_FILTERS,
  listingPath,
  type OutfitFilters,
} from "#contract/outfit/outfit-filters.ts";

const PriceAndColour = lazyPart(
  async () => {
    const { PriceAndColour } = await import("#app/features/listing/price-and-colour.tsx");
    return PriceAndColour;
  },
  { when: "open" },
);

/** Below Tailwind's `md`, where the panel is a sheet at the foot of the screen. */
const isSheet = () => window.matchMedia("(width < 48rem)").matches;

/** In the bar's line on wide screens; on a phone a sheet over the page, which does not scroll meanwhile. */
const PANEL = classNames(
  "outline-none max-md:bottom-sheet max-md:z-raised max-md:h-[85dvh] max-md:bg-paper",
  "md:-mx-1 md:grid md:grid-rows-[1fr] md:transition-[grid-template-rows] md:duration-calm md:ease-quiet md:inert:grid-rows-[0fr]",
);

interface ListingToolbarProps {
  /** The filters in the URL, whose outfits are listed. */
  applied: OutfitFilters;
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  ref: Ref<HTMLElement>;
}

/** The sticky bar: search, order, and the filter panel behind its button. */
export function ListingToolbar({ applied, draft, onEdit, onClear, ref }: ListingToolbarProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const first = useFirstPage(applied);
  const emptyCategories = useEmptyCategories(applied, draft);

  function close() {
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  }
  useBackCloses(open && isSheet(), close);

  // The panel may have been opened, and filters chosen, before the scripts were there
  // (app/early/early-action.ts).
  const atHydration = useRef({ draft, onEdit });
  useEffect(() => {
    setOpen(panel.current?.inert === false);
    const { draft, onEdit } = atHydration.current;
    const changes = [...(form.current?.querySelectorAll("select") ?? [])]
      .map(({ name, value }) =>
        name === "sortBy" ? orderFromForm(value, draft.searchTerm) : { [name]: value },
      )
      .filter((change) => listingPath({ ...draft, ...change }) !== listingPath(draft));
    // Unchanged fields are left out: a search typed meanwhile brings its own order, which they would reset.
    if (changes.length > 0) onEdit(Object.assign({}, ...changes));
  }, []);

  // The button that opened the sheet is behind it.
  useEffect(() => {
    if (open && isSheet() && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [open]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The results follow the choices, so the button only has to show them, and Enter to hide a phone's keyboard.
    if (panel.current?.contains((event.nativeEvent as SubmitEvent).submitter)) close();
    else if (window.matchMedia("(pointer: coarse)").matches)
      (document.activeElement as HTMLElement | null)?.blur();
  }

  function onKeyDown(event: KeyboardEvent) {
    // In the search box Escape empties the box.
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === "search";
    if (event.key !== "Escape" || !open || isSearch) return;
    close();
  }

  /** The page behind the sheet cannot be seen, so the sheet ends where the focus leaves it. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && isSheet() && !panel.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <search
      ref={ref}
      onKeyDown={onKeyDown}
      className="print:hidden sticky top-[calc(var(--header-height)-1px)] z-bar block border-line border-y bg-paper max-md:has-[[data-sheet]:not([inert])]:z-overlay"
    >
      <Container>
        <form ref={form} action="/outfit" data-native autoComplete="off" onSubmit={onSubmit}>
          <div className="relative flex min-h-13 items-center gap-1 sm:gap-5">
            <SearchBox value={draft.searchTerm} onEdit={onEdit} />
            <span aria-hidden="true" className="hidden h-6 w-px bg-line sm:block" />
            <SortMenu draft={draft} onEdit={onEdit} />
            <span aria-hidden="true" className="hidden h-6 w-px bg-line sm:block" />
            <FilterToggle
              ref={toggle}
              label={messages.filters}
              open={open}
              active={countActiveFilters(draft)}
              aria-controls={panelId}
              onClick={() => setOpen(!open)}
            />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
          <div
            ref={panel}
            id={panelId}
            role="group"
            aria-label={messages.filters}
            inert={!open}
            data-sheet
            tabIndex={-1}
            onBlur={onBlur}
            className={classNames("peer", PANEL)}
          >
            <div className="min-h-0 overflow-hidden max-md:h-full">
              <FilterPanel
                draft={draft}
                onEdit={onEdit}
                onClear={onClear}
                onClose={close}
                clearable={listingPath(draft) !== listingPath(DEFAULT_FILTERS)}
                list={listingPath(draft) === listingPath(applied) ? first : undefined}
                emptyCategories={emptyCategories}
                priceAndColour={<PriceAndColour open={open} draft={draft} onEdit={onEdit} />}
              />
            </div>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: for a pointer; the sheet has a button and Escape */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <div
            onClick={close}
            className="fixed inset-0 touch-none bg-ink/50 transition-opacity duration-calm peer-inert:pointer-events-none peer-inert:opacity-0 md:hidden"
          />
        </form>
      </Container>
    </search>
  );
}
