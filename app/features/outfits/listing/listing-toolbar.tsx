import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { FilterPanel } from "#app/features/outfits/listing/filter-panel.tsx";
import { countActiveFilters, listingPath } from "#app/features/outfits/listing/filters-url.ts";
import { SearchBox } from "#app/features/outfits/listing/search-box.tsx";
import type { ListView } from "#app/features/outfits/listing/use-list-view.ts";
import { ViewToggle } from "#app/features/outfits/listing/view-toggle.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { DEFAULT_FILTERS, type OutfitFilters } from "#contract/outfit-filters.ts";

interface ListingToolbarProps {
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  view: ListView;
  onChooseView: (view: ListView) => void;
  ref: Ref<HTMLElement>;
}

/** The slim bar that stays in sight: search, the filter panel behind its button, grid or list. */
export function ListingToolbar({ draft, onEdit, onClear, view, onChooseView, ref }: ListingToolbarProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const active = countActiveFilters(draft);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A phone's keyboard has done its work; the search itself follows the typing.
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
      className="sticky top-[calc(var(--header-height)-1px)] z-bar block border-line border-y bg-paper"
    >
      <Container>
        <form action="/outfit" autoComplete="off" onSubmit={onSubmit}>
          <div className="flex items-center gap-1 sm:gap-3">
            <SearchBox value={draft.searchTerm} onChange={(searchTerm) => onEdit({ searchTerm })} />
            <span aria-hidden="true" className="hidden h-6 w-px bg-line sm:block" />
            <FilterToggle
              ref={toggle}
              label="Filters"
              open={open}
              active={active}
              aria-controls={panelId}
              onClick={() => setOpen(!open)}
              className="mx-2 sm:mx-3"
            />
            <span aria-hidden="true" className="hidden h-6 w-px bg-line sm:block" />
            <ViewToggle view={view} onChoose={onChooseView} />
          </div>
          <div
            id={panelId}
            inert={!open}
            className={classNames(
              "-mx-1 grid px-1 transition-[grid-template-rows] duration-calm ease-quiet",
              open ? "grid-rows-[1fr]" : "grid-rows-[0fr]",
            )}
          >
            <div className="max-h-[calc(100dvh-var(--header-height)-5rem)] min-h-0 overflow-y-auto overscroll-contain">
              <FilterPanel
                draft={draft}
                onEdit={onEdit}
                onClear={onClear}
                clearable={listingPath(draft) !== listingPath(DEFAULT_FILTERS)}
              />
            </div>
          </div>
        </form>
      </Container>
    </search>
  );
}
