import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide";
import { CartItem } from "#app/features/cart/cart-item.tsx";
import { cartItemsQuery } from "#app/features/cart/cart-items-query.ts";
import * as messages from "#app/features/cart/messages.ts";
import { useOpenedItems } from "#app/features/cart/opened-items.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { CartEntry } from "#contract/cart/cart.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface ShopToggleProps {
  entry: CartEntry;
  open: boolean;
  onToggle: () => void;
  /** Id of the element that it shows. */
  itemsId: string;
}

/** Shows the item links of an outfit and how many have been opened; for an unavailable outfit only a note. */
export function ShopToggle({ entry, open, onToggle, itemsId }: ShopToggleProps) {
  const [opened] = useOpenedItems(entry.outfitId);
  if (!entry.isAvailable) {
    return (
      <Badge tone="ink" className="self-center">
        {messages.noLongerAvailable}
      </Badge>
    );
  }
  const count = Math.min(opened.length, entry.numberOfItems);
  const [label, rest] = messages.shopItems(entry);
  return (
    <div className="grid justify-items-end">
      <Button
        variant="secondary"
        size="small"
        aria-expanded={open}
        aria-controls={open ? itemsId : undefined}
        onClick={onToggle}
        className="whitespace-nowrap"
      >
        <span>{label}</span>
        <span className="sr-only">{rest}</span>
        <Icon
          of={ChevronDown}
          size="small"
          weight="bold"
          className={classNames("transition-transform duration-calm", open && "rotate-180")}
        />
      </Button>
      {count > 0 && (
        <p className="mt-1.5 text-caption text-emerald tabular-nums">
          {messages.openedCount(count, entry.numberOfItems)}
        </p>
      )}
    </div>
  );
}

/** The items of an entry with their shop links, fetched when the entry is opened. */
export function ShopItems({ entry }: { entry: CartEntry }) {
  const { data, isError, refetch } = useQuery(cartItemsQuery(entry.cartOutfitId));

  return (
    <div className="@container mt-4 bg-paper-deep p-5 sm:px-7">
      {data ? (
        <Items entry={entry} items={data.items} />
      ) : isError ? (
        <LoadFailure alignStart text={messages.itemsFailed} onRetry={() => void refetch()} />
      ) : (
        <ItemsLoading entry={entry} />
      )}
    </div>
  );
}

const LIST = "grid gap-x-14 @3xl:grid-cols-2";

function Items({ entry, items }: { entry: CartEntry; items: OutfitItem[] }) {
  return (
    <>
      <p className="text-ink-soft text-small">
        <span>{messages.soldSeparately}</span>
        {entry.quantity > 1 && <span>{messages.orderOfEach(entry.quantity)}</span>}
      </p>
      <ol aria-label={messages.itemsOf(entry)} className={`mt-3 ${LIST}`}>
        {items.map((item) => (
          <CartItem key={item.itemId} item={item} outfitId={entry.outfitId} detail={item.sourceName} />
        ))}
      </ol>
    </>
  );
}

/** As high as the items, so that nothing moves when they arrive. */
function ItemsLoading({ entry }: { entry: CartEntry }) {
  return (
    <>
      <p role="status" className="text-ink-soft text-small">
        {messages.itemsLoading}
      </p>
      <div className={`mt-3 ${LIST}`}>
        {Array.from({ length: entry.numberOfItems }, (_, index) => index).map((position) => (
          <div key={position} className="flex justify-between border-line-strong/40 border-t py-3">
            <div className="grid w-1/2 content-start gap-2">
              <Skeleton ground="deep" className="h-5" />
              <Skeleton ground="deep" className="h-4 w-1/2" />
            </div>
            <Skeleton ground="deep" className="h-13.5 w-20 @3xl:h-9" />
          </div>
        ))}
      </div>
    </>
  );
}
