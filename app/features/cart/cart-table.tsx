import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import {
  AddedDate,
  type CartEntryProps,
  EntryFacts,
  EntryPicture,
  EntryTitle,
  LineTotal,
  QuantityStepper,
  RemoveButton,
} from "#app/features/cart/entry-parts.tsx";
import * as messages from "#app/features/cart/messages.ts";
import { ShopItems, ShopToggle } from "#app/features/cart/shop-items.tsx";
import { Price } from "#app/ui/price.tsx";

const COLUMNS = [
  { label: messages.columns.product, className: "text-left" },
  { label: messages.columns.quantity, className: "text-center" },
  { label: messages.columns.unitPrice, className: "text-right" },
  { label: messages.columns.totalPrice, className: "text-right" },
  { label: messages.columns.actions, className: "text-right pr-1" },
];

interface CartTableProps {
  entries: CartEntryProps[];
  /** The scroll container. */
  ref: RefObject<HTMLElement | null>;
}

/** Entries as a table that scrolls under its head, at most 24rem high. */
export function CartTable({ entries, ref }: CartTableProps) {
  return (
    <section
      ref={ref}
      aria-label={messages.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto print:max-h-none print:overflow-visible overscroll-contain border-line border-b [scrollbar-color:var(--color-line-strong)_transparent] [scrollbar-width:thin] focus-visible:outline-offset-0"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {COLUMNS.map(({ label, className }) => (
              <th
                key={label}
                scope="col"
                className={`sticky top-0 z-raised border-line border-b bg-paper px-3 py-3 font-semibold text-eyebrow text-ink-soft uppercase first:pl-0 ${className}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {entries.map((props) => (
          <Row key={props.entry.cartOutfitId} {...props} />
        ))}
      </table>
    </section>
  );
}

const CELL =
  "px-3 py-4 align-middle group-not-first-of-type/row:border-line group-not-first-of-type/row:border-t";

function Row(props: CartEntryProps) {
  const { entry } = props;
  const [open, setOpen] = useState(false);
  const itemsId = useId();
  const row = useRef<HTMLTableSectionElement>(null);

  // The table shows little more than two rows, so that opened items would be out of view.
  useEffect(() => {
    const head = row.current?.closest("table")?.tHead;
    // The head is sticky, so the row is scrolled to below it.
    if (open && row.current && head)
      row.current.closest("section")?.scrollTo({ top: row.current.offsetTop - head.offsetHeight });
  }, [open]);

  return (
    <tbody ref={row} className="group/row">
      <tr>
        <th scope="row" className={`${CELL} pl-0 text-left font-normal`}>
          <div className="flex items-center gap-6">
            <EntryPicture entry={entry} sizes="5.25rem" className="w-21 shrink-0" />
            <div className="grid gap-1">
              <EntryFacts entry={entry} />
              <p className="font-display text-title">
                <EntryTitle entry={entry} />
              </p>
              <OutfitSubtitle>{entry.outfitSubtitle}</OutfitSubtitle>
              <AddedDate entry={entry} />
            </div>
          </div>
        </th>
        <td className={`${CELL} text-center`}>
          <QuantityStepper {...props} />
        </td>
        <td className={`${CELL} text-right`}>
          <Price rupees={entry.totalOutfitPrice} size="small" light />
        </td>
        <td className={`${CELL} text-right`}>
          <LineTotal entry={entry} />
        </td>
        <td className={`${CELL} w-52 pr-1`}>
          <div className="grid justify-items-end">
            <ShopToggle entry={entry} open={open} onToggle={() => setOpen(!open)} itemsId={itemsId} />
            <RemoveButton {...props} />
          </div>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={COLUMNS.length} id={itemsId} className="pb-5 [&>div]:mt-0">
            <ShopItems entry={entry} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
