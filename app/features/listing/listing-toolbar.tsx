import { LayoutGrid, Rows3 } from "lucide";
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { ListLayout } from "#app/entities/outfit/outfit-choices.ts";
import { FilterPanel, fromForm } from "#app/features/listing/filter-panel.tsx";
import * as messages from "#app/features/listing/messages.ts";
import { SearchBox } from "#app/features/listing/search-box.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Container } from "#app/ui/container.tsx";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { IconChoice } from "#app/ui/icon-choice.tsx";
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

const VIEWS = [
  { value: "grid", label: messages.gridView, drawing: LayoutGrid },
  { value: "list", label: messages.listView, drawing: Rows3 },
] as const;

interface ListingToolbarProps {
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  view: ListLayout;
  onChooseView: (view: ListLayout) => void;
  ref: Ref<HTMLElement>;
}

/** The sticky bar: search, the filter panel behind its button, grid or list. */
export function ListingToolbar({ draft, onEdit, onClear, view, onChooseView, ref }: ListingToolbarProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const active = countActiveFilters(draft);
  const panel = useRef<HTMLDivElement>(null);

  // The panel may have been opened, and filters chosen, before the scripts were there
  // (app/early/early-action.ts).
  const atHydration = useRef({ draft, onEdit });
  useEffect(() => {
    setOpen(panel.current?.inert === false);
    const { draft, onEdit } = atHydration.current;
    const changes = [...(panel.current?.querySelectorAll("select") ?? [])]
      .map(({ name, value }) => fromForm(name, value, draft))
      .filter((change) => listingPath({ ...draft, ...change }) !== listingPath(draft));
    // Unchanged fields are left out: a search typed meanwhile brings its own order, which they would reset.
    if (changes.length > 0) onEdit(Object.assign({}, ...changes));
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The results follow the typing, so Enter only has to hide a phone's keyboard.
    if (window.matchMedia("(pointer: coarse)").matches)
      (document.activeElement as HTMLElement | null)?.blur();
  }

  function onKeyDown(event: KeyboardEvent) {
    // In the search box Escape empties the box.
    if (event.key !== "Escape" || !open || event.target instanceof HTMLInputElement) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <search
      ref={ref}
      onKeyDown={onKeyDown}
      className="print:hidden sticky top-[calc(var(--header-height)-1px)] z-bar block border-line border-y bg-paper"
    >
      <Container>
        <form action="/outfit" data-native autoComplete="off" onSubmit={onSubmit}>
          <div className="relative flex min-h-13 items-center gap-1 sm:gap-3">
            <SearchBox value={draft.searchTerm} onEdit={onEdit} />
            <span aria-hidden="true" className="hidden h-6 w-px bg-line sm:block" />
            <FilterToggle
              ref={toggle}
              label={messages.filters}
              open={open}
              active={active}
              aria-controls={panelId}
              onClick={() => setOpen(!open)}
              className="mx-2 sm:mx-3"
            />
            <span aria-hidden="true" className="hidden h-6 w-px bg-line sm:block" />
            <IconChoice choices={VIEWS} chosen={view} onChoose={onChooseView} />
          </div>
          <div
            ref={panel}
            id={panelId}
            inert={!open}
            className="-mx-1 grid grid-rows-[1fr] px-1 transition-[grid-template-rows] duration-calm ease-quiet inert:grid-rows-[0fr]"
          >
            <div className="max-h-[calc(100dvh-var(--header-height)-5rem)] min-h-0 overflow-y-auto overscroll-contain">
              <FilterPanel
                draft={draft}
                onEdit={onEdit}
                onClear={onClear}
                clearable={listingPath(draft) !== listingPath(DEFAULT_FILTERS)}
                priceAndColour={<PriceAndColour open={open} draft={draft} onEdit={onEdit} />}
              />
            </div>
          </div>
        </form>
      </Container>
    </search>
  );
}
