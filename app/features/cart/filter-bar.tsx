import LayoutGrid from "lucide-react/icons/layout-grid";
import Table2 from "lucide-react/icons/table-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useId, useState } from "react";
import { CartSearch } from "#app/features/cart/cart-search.tsx";
import {
  CART_SORT_LABELS,
  CART_SORTS,
  type CartSort,
  type CartView,
  DEFAULT_CART_VIEW,
} from "#app/features/cart/view/cart-view.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconChoice } from "#app/ui/icon-choice.tsx";
import { Select } from "#app/ui/input.tsx";
import { CART_PAGE_SIZES } from "#contract/limits.ts";

const LOOKS = [
  { value: "table", label: "Table view", drawing: Table2 },
  { value: "cards", label: "Card view", drawing: LayoutGrid },
] as const;

interface FilterBarProps {
  view: CartView;
  onChange: (changes: Partial<CartView>, typed?: boolean) => void;
  onClearCart: () => void;
}

/** What of the cart is shown: in a bar on wide screens, behind a button on small ones. */
export function FilterBar({ view, onChange, onClearCart }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const active = [view.search, view.sort !== DEFAULT_CART_VIEW.sort].filter(Boolean).length;
  return (
    <search className="flex flex-wrap items-center justify-between gap-x-5 border-line border-y py-1.5 lg:flex-nowrap lg:py-3 lg:gap-x-6">
      <FilterToggle
        label="Filters & Sort"
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
          aria-label="Sort outfits"
          value={view.sort}
          onChange={(event) => onChange({ sort: event.target.value as CartSort })}
          className="lg:w-56"
        >
          {CART_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {CART_SORT_LABELS[sort]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Outfits per page"
          value={view.size}
          onChange={(event) => onChange({ size: Number(event.target.value) as CartView["size"] })}
          className="lg:w-44"
        >
          {CART_PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {`${size} per page`}
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
        Clear Cart
      </Button>
    </search>
  );
}
