import * as messages from "#app/features/cart/messages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Cart } from "#contract/cart/cart.ts";

/** Stays visible while the cart is scrolled. */
export function SummaryBar({ cart }: { cart: Cart }) {
  return (
    <section
      aria-label={messages.summary}
      data-bottom-bar=""
      className="sticky bottom-0 print:static z-bar mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-ink px-(--page-margin) py-4 text-paper max-lg:-mx-(--page-margin) sm:py-5 lg:mt-6 lg:px-8"
    >
      <div className="grid justify-items-start gap-x-5 gap-y-1.5 sm:flex sm:items-center">
        <Badge tone="gold" size="small">
          {messages.premium}
        </Badge>
        <p className="text-small leading-snug tabular-nums">
          <span>{messages.outfitCount(cart.totalOutfits)}</span>
          <span aria-hidden="true" className="mx-2.5 text-line-strong">
            /
          </span>
          <span>{messages.itemCount(cart.totalItems)}</span>
        </p>
      </div>
      <p className="grid shrink-0 items-baseline justify-items-end gap-x-6 whitespace-nowrap sm:flex">
        <span className="font-semibold text-eyebrow uppercase">{messages.grandTotal}</span>
        <Price rupees={cart.totalPrice} size="title" />
      </p>
    </section>
  );
}
