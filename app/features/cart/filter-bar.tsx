import { LayoutGrid, Table2, Trash2 } from "lucide";
import { useId, useState } from "react";
import * as messages from "#app/features/cart/messages.ts";
import {
  CART_SORTS,
  type CartSort,
  type CartView,
  DEFAULT_CART_VIEW,
} from "#app/features/cart/view/cart-view.ts";
import { useDebouncedDraft } from "#app/lib/use-debounced.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconChoice } from "#app/ui/icon-choice.tsx";
import { Select } from "#app/ui/input.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { CART_PAGE_SIZES } from "#contract/limits.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";

const LOOKS = [
  { value: "table", label: messages.tableView, drawing: Table2 },
  { value: "cards", label: messages.cardView, drawing: LayoutGrid },
] as const;

interface FilterBarProps {
  view: CartView;
  onChange: (changes: Partial<CartView>, typed?: boolean) => void;
  onClearCart: () => void;
}

/** A bar on wide screens; on small ones behind a button. */
export function FilterBar({ view, onChange, onClearCart }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const active = [view.search, view.sort !== DEFAULT_CART_VIEW.sort].filter(Boolean).length;
  return (
    <search className="flex flex-wrap items-center justify-between gap-x-5 border-line border-y py-1.5 lg:flex-nowrap lg:py-3 lg:gap-x-6">
      <FilterToggle
        label={messages.filters}
        open={open}
        active={active}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="lg:hidden"
      />
      <div
        id={panelId}
        className={classNames(
          "max-lg:order-last max-lg:grid max-lg:w-full max-lg:gap-3 max-lg:py-3 max-lg:sm:grid-cols-2 lg:flex lg:flex-1 lg:items-center lg:gap-4",
          !open && "max-lg:hidden",
        )}
      >
        <CartSearch value={view.search} onSearch={(search) => onChange({ search }, true)} />
        <Select
          aria-label={messages.sort}
          value={view.sort}
          onChange={(event) => onChange({ sort: event.target.value as CartSort })}
          className="lg:w-56"
        >
          {CART_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {messages.sortLabels[sort]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={messages.pageSize}
          value={view.size}
          onChange={(event) => onChange({ size: Number(event.target.value) as CartView["size"] })}
          className="lg:w-44"
        >
          {CART_PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {messages.perPage(size)}
            </option>
          ))}
        </Select>
      </div>
      <IconChoice
        choices={LOOKS}
        chosen={view.view}
        onChoose={(look) => onChange({ view: look })}
        className="max-lg:hidden"
      />
      <Button variant="ghostDanger" size="small" onClick={onClearCart} className="-mr-4">
        <Icon of={Trash2} size="small" />
        {messages.clearCart}
      </Button>
    </search>
  );
}

interface CartSearchProps {
  /** The search term in the URL. */
  value: string;
  onSearch: (term: string) => void;
}

function CartSearch({ value, onSearch }: CartSearchProps) {
  const [draft, setDraft] = useDebouncedDraft(value, normaliseSearchTerm, (text) =>
    onSearch(normaliseSearchTerm(text)),
  );
  return (
    <div className="flex border border-line-strong bg-paper-raised pr-1 pl-4 max-lg:sm:col-span-2 lg:flex-1">
      <SearchInput
        name="search"
        label={messages.search}
        value={draft}
        onChange={setDraft}
        className="h-11.5"
      />
    </div>
  );
}
