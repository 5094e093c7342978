import type { ReactNode } from "react";
import { Price } from "#app/ui/price.tsx";
import type { OutfitItem } from "#contract/outfit.ts";

interface ItemRowProps {
  item: OutfitItem;
  /** Its number in the outfit, counted from 1. */
  position: number;
  /** At the row's end: the link to the item, or a note that there is none. */
  children: ReactNode;
}

/** One piece of an outfit, as a numbered line. */
export function ItemRow({ item, position, children }: ItemRowProps) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t py-5 sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="pt-1 font-display text-subtitle text-ink-faint italic leading-none lining-nums"
      >
        {position}
      </span>
      <div className="min-w-0">
        <p className="font-medium leading-snug">{item.itemName}</p>
        <p className="mt-1 text-ink-soft text-small">{item.sourceName}</p>
      </div>
      <div className="flex flex-col items-end gap-1 text-right">
        <Price rupees={item.itemPrice} className="leading-snug" />
        {children}
      </div>
    </li>
  );
}
