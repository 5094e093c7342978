import type { ReactNode } from "react";
import { ItemFacts } from "#app/features/outfit-page/items/item-facts.tsx";
import { showItem } from "#app/features/outfit-page/items/show-item.ts";
import { Price } from "#app/ui/price.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface ItemRowProps {
  item: OutfitItem;
  /** Its number in the outfit, counted from 1. */
  position: number;
  /** At the row's end: the link to the item, or a note that there is none. */
  children: ReactNode;
}

const NUMBER = "font-display text-subtitle italic leading-none lining-nums";

/** One item of an outfit, as a numbered line. */
export function ItemRow({ item, position, children }: ItemRowProps) {
  return (
    <li
      data-item={position}
      tabIndex={item.spot && -1}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t py-5 scroll-mb-6 focus:bg-paper-deep focus:outline-8 focus:outline-paper-deep focus:outline-offset-0 sm:grid-cols-[3rem_minmax(0,1fr)_auto]"
    >
      {item.spot ? (
        <button
          type="button"
          aria-label={`Show piece ${position} on the picture`}
          onClick={() => showItem("spot", position)}
          className={`${NUMBER} -my-2 -ml-2 min-h-11 pr-1 pl-2 text-left text-ink hover:text-accent`}
        >
          {position}
        </button>
      ) : (
        <span aria-hidden="true" className={`${NUMBER} pt-1 text-ink-faint`}>
          {position}
        </span>
      )}
      <div className="min-w-0">
        <p className="font-medium leading-snug">{item.itemName}</p>
        <p className="mt-1 text-ink-soft text-small">{item.sourceName}</p>
        {item.match === "similar" && <p className="mt-1 text-caption text-ink-soft italic">Similar piece</p>}
        <ItemFacts item={item} />
      </div>
      <div className="flex flex-col items-end gap-1 text-right">
        <Price rupees={item.itemPrice} className="leading-snug" />
        {children}
      </div>
    </li>
  );
}
