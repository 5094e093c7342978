import { useId, useState } from "react";
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
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";

const PLACES = classNames(
  "grid grid-cols-1 gap-x-4 gap-y-4 [grid-template-areas:'picture'_'text'_'controls']",
  "3xs:grid-cols-[min(7.5rem,48vw-4.5rem)_minmax(0,1fr)] 3xs:grid-rows-rest-auto",
  "3xs:[grid-template-areas:'picture_text'_'controls_controls']",
  "sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-7 sm:[grid-template-areas:'picture_text'_'picture_controls']",
);

export function CartCard(props: CartEntryProps) {
  const { entry } = props;
  const [open, setOpen] = useState(false);
  const itemsId = useId();
  return (
    <article className="py-6 sm:py-8">
      <div className={PLACES}>
        <EntryPicture
          entry={entry}
          sizes="(width >= 40rem) 11rem, 7.5rem"
          className="self-start [grid-area:picture] max-3xs:w-1/2"
        />
        <div className="flex min-w-0 flex-col [grid-area:text]">
          <div className="-mt-2.5 flex flex-wrap items-center justify-between gap-x-3 3xs:flex-nowrap">
            <EntryFacts entry={entry} />
            <RemoveButton {...props} />
          </div>
          <h2 className="font-display text-title">
            <EntryTitle entry={entry} />
          </h2>
          <OutfitSubtitle>{entry.outfitSubtitle}</OutfitSubtitle>
          <div className="mt-1">
            <AddedDate entry={entry} />
          </div>
          <dl className="mt-auto grid grid-cols-auto-rest items-baseline gap-x-2 gap-y-1 pt-4">
            <dt className="text-caption text-ink-soft">{messages.unitPrice}</dt>
            <dd className="text-right">
              <Price rupees={entry.totalOutfitPrice} size="small" light />
            </dd>
            <dt className="text-caption text-ink-soft">{messages.total}</dt>
            <dd className="text-right">
              <LineTotal entry={entry} />
            </dd>
          </dl>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-2 [grid-area:controls]">
          <QuantityStepper {...props} />
          <ShopToggle entry={entry} open={open} onToggle={() => setOpen(!open)} itemsId={itemsId} />
        </div>
      </div>
      {open && (
        <div id={itemsId}>
          <ShopItems entry={entry} />
        </div>
      )}
    </article>
  );
}
