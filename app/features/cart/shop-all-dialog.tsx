import { useQueries } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CartItem } from "#app/features/cart/cart-item.tsx";
import { cartItemsQuery } from "#app/features/cart/cart-items-query.ts";
import { groupByShop, type Shop, type ShopItem } from "#app/features/cart/group-by-shop.ts";
import * as messages from "#app/features/cart/messages.ts";
import { useOpenedIds } from "#app/features/cart/opened-items.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { CartEntry } from "#contract/cart/cart.ts";

/** Outfits whose items are fetched together, one call each. */
const OUTFITS_STEP = 20;

interface ShopAllDialogProps {
  open: boolean;
  /** What can be bought. */
  entries: readonly CartEntry[];
  onClose: () => void;
}

/** The items of the whole cart, shop by shop, with those marked whose shop has been opened. */
export function ShopAllDialog({ open, entries, onClose }: ShopAllDialogProps) {
  const openedIds = useOpenedIds();
  const sum = (value: (entry: CartEntry) => number) =>
    entries.reduce((total, entry) => total + value(entry), 0);
  const opened = sum(({ outfitId, numberOfItems }) => Math.min(openedIds(outfitId).length, numberOfItems));
  const total = sum(({ numberOfItems }) => numberOfItems);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={messages.shopAll}
      description={messages.whatCartIs}
      shape="wide"
    >
      <p role="status" className="mt-4 font-medium text-emerald text-small tabular-nums">
        {messages.openedCount(opened, total)}
      </p>
      <Shops entries={entries} />
    </Dialog>
  );
}

function Shops({ entries }: Pick<ShopAllDialogProps, "entries">) {
  const [limit, setLimit] = useState(OUTFITS_STEP);
  const first = entries.slice(0, limit);
  const queries = useQueries({ queries: first.map(({ cartOutfitId }) => cartItemsQuery(cartOutfitId)) });
  const isLoading = queries.some(({ isPending }) => isPending);
  // Outfits that are fetched together appear together: the shops would otherwise move with each that arrives.
  const shown = isLoading ? limit - OUTFITS_STEP : limit;
  if (shown === 0) return <ShopsLoading />;
  const failed = queries.slice(0, shown).filter(({ data }) => data === undefined);
  const shops = groupByShop(
    first.slice(0, shown).flatMap((entry, index) => {
      const items = queries[index]?.data?.items;
      return items ? [{ entry, items }] : [];
    }),
  );
  return (
    <>
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {shops.map((shop) => (
          <ShopSection key={shop.name} shop={shop} />
        ))}
      </ol>
      <div className="mt-5 grid justify-items-start gap-4 empty:hidden">
        {failed.length > 0 && (
          <LoadFailure
            alignStart
            text={messages.itemsFailed}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        )}
        {entries.length > shown && (
          <Button variant="secondary" busy={isLoading} onClick={() => setLimit(limit + OUTFITS_STEP)}>
            {messages.moreOutfitsToShop(entries.length - shown)}
          </Button>
        )}
      </div>
    </>
  );
}

function ShopSection({ shop: { name, items } }: { shop: Shop }) {
  const openedIds = useOpenedIds();
  const titleId = useId();
  const isOpened = ({ entry, item }: ShopItem) => openedIds(entry.outfitId).includes(item.itemId);
  const opened = items.filter(isOpened).length;
  return (
    <li className="@container pt-5 pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} dir="auto" className="font-display text-subtitle">
          {name}
        </h3>
        <p className="text-caption text-ink-soft tabular-nums">
          {messages.openedCount(opened, items.length)}
        </p>
      </div>
      <ol aria-labelledby={titleId} className="mt-3">
        {items.map(({ entry, item }) => (
          <CartItem
            key={`${entry.cartOutfitId} ${item.itemId}`}
            item={item}
            outfitId={entry.outfitId}
            detail={messages.inOutfit(entry)}
          />
        ))}
      </ol>
    </li>
  );
}

function ShopsLoading() {
  return (
    <>
      <p role="status" className="mt-4 text-ink-soft text-small">
        {messages.itemsLoading}
      </p>
      <div className="mt-4 grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </>
  );
}
