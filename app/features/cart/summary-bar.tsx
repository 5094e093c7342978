import { useState } from "react";
import * as messages from "#app/features/cart/messages.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import type { Cart } from "#contract/cart/cart.ts";

const ShopAllDialog = lazyPart(
  async () => (await import("#app/features/cart/shop-all-dialog.tsx")).ShopAllDialog,
  { when: "open" },
);

const PLACES = classNames(
  "grid grid-cols-rest-auto items-center gap-x-6 gap-y-1.5",
  "[grid-template-areas:'counts_counts'_'total_shop'_'note_note'] max-2xs:[grid-template-areas:'counts_counts'_'total_total'_'shop_shop'_'note_note']",
  "lg:grid-cols-[1fr_auto_auto] lg:gap-x-10 lg:gap-y-0 lg:[grid-template-areas:'counts_total_shop'_'counts_note_shop']",
);

/** Stays visible while the cart is scrolled. */
export function SummaryBar({ cart }: { cart: Cart }) {
  const [isShopping, setShopping] = useState(false);
  const available = cart.outfits.filter(({ isAvailable }) => isAvailable);
  return (
    <section
      aria-label={messages.summary}
      data-bottom-bar=""
      className={classNames(
        "sticky bottom-0 print:static z-bar mt-8 bg-ink px-(--page-margin) py-3.5 text-paper max-lg:-mx-(--page-margin) sm:py-4 lg:mt-6 lg:px-8",
        PLACES,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 [grid-area:counts] lg:justify-start">
        <p className="text-small leading-snug tabular-nums">
          <span>{messages.outfitCount(cart.totalOutfits)}</span>
          <span aria-hidden="true" className="mx-2.5 text-line-strong">
            /
          </span>
          <span>{messages.itemCount(cart.totalItems)}</span>
        </p>
        <Badge tone="gold" size="small">
          {messages.premium}
        </Badge>
      </div>
      <p className="grid items-baseline gap-x-6 whitespace-nowrap [grid-area:total] sm:flex lg:justify-end">
        <span className="font-semibold text-eyebrow uppercase">{messages.grandTotal}</span>
        <Price rupees={cart.totalPrice} size="title" />
      </p>
      <p className="text-caption text-paper/80 [grid-area:note]">{messages.whatCartIs}</p>
      {available.length > 0 && (
        <Button variant="onInk" onClick={() => setShopping(true)} className="[grid-area:shop]">
          {messages.shopAll}
        </Button>
      )}
      <ShopAllDialog open={isShopping} entries={available} onClose={() => setShopping(false)} />
    </section>
  );
}
