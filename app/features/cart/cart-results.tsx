import { useEffect, useRef } from "react";
import { CartCard } from "#app/features/cart/cart-card.tsx";
import { CartTable } from "#app/features/cart/cart-table.tsx";
import type { CartEntryProps } from "#app/features/cart/entry-parts.tsx";
import * as messages from "#app/features/cart/messages.ts";
import { type CartView, cartPath } from "#app/features/cart/view/cart-view.ts";
import { selectEntries } from "#app/features/cart/view/select-entries.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { CartEntry } from "#contract/cart/cart.ts";

/** 1024 px: narrower windows always show cards. */
const WIDE = "(width >= 64rem)";
/** Below, 640 px, pagination names fewer pages. */
const ROOMY = "(width >= 40rem)";

interface CartResultsProps {
  /** Of the whole cart, not of the page. */
  entries: readonly CartEntry[];
  view: CartView;
  busyEntryIds: readonly string[];
  onQuantity: (entry: CartEntry, quantity: number) => void;
  onRemove: (entry: CartEntry) => void;
  onPage: (page: number) => void;
  onClearFilters: () => void;
}

export function CartResults({
  entries,
  view,
  busyEntryIds,
  onQuantity,
  onRemove,
  onPage,
  onClearFilters,
}: CartResultsProps) {
  const wide = useMediaQuery(WIDE);
  const roomy = useMediaQuery(ROOMY);
  const selection = selectEntries(entries, view);
  const shown = selection.entries.map(
    (entry): CartEntryProps => ({
      entry,
      busy: busyEntryIds.includes(entry.cartOutfitId),
      onQuantity: (quantity) => onQuantity(entry, quantity),
      onRemove: () => onRemove(entry),
    }),
  );
  const table = useTopOnChange(cartPath(view));

  return (
    <>
      <p role="status" className="sr-only">
        {messages.shownStatus(selection)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={messages.noMatch}
          action={<Button onClick={onClearFilters}>{messages.clearFilters}</Button>}
        />
      ) : wide && view.view === "table" ? (
        <CartTable entries={shown} ref={table} />
      ) : (
        <ul className="grid items-start gap-x-14 border-line border-b max-xl:divide-y max-xl:divide-line xl:grid-cols-2">
          {shown.map((props) => (
            <li key={props.entry.cartOutfitId} className="border-line xl:nth-[n+3]:border-t">
              <CartCard {...props} />
            </li>
          ))}
        </ul>
      )}
      {selection.pages > 1 && (
        <div className="pt-3">
          <Pagination
            label={messages.pages}
            page={selection.page}
            pages={selection.pages}
            reach={roomy ? 2 : 1}
            onPage={onPage}
          >
            {messages.shownRange(selection)}
          </Pagination>
        </div>
      )}
    </>
  );
}

/** Scrolls the table to its top when the page or the order changes. */
function useTopOnChange(path: string) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the path changes
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [path]);
  return scroller;
}
