import { queryOptions, useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { unavailableText } from "#app/entities/outfit/item-availability.ts";
import { similarItem } from "#app/entities/outfit/item-messages.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import * as messages from "#app/features/cart/messages.ts";
import { useOpenedItems } from "#app/features/cart/opened-items.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Price } from "#app/ui/price.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CartEntry, CartItems } from "#contract/cart/cart.ts";
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
  const [opened, markOpened] = useOpenedItems(entry.outfitId);
  return (
    <>
      <p className="text-ink-soft text-small">
        <span>{messages.soldSeparately}</span>
        {entry.quantity > 1 && <span>{messages.orderOfEach(entry.quantity)}</span>}
      </p>
      <ol aria-label={messages.itemsOf(entry)} className={`mt-3 ${LIST}`}>
        {items.map((item) => (
          <Item
            key={item.itemId}
            item={item}
            outfitId={entry.outfitId}
            isOpened={opened.includes(item.itemId)}
            onFollow={() => {
              markOpened(item.itemId);
              countOpen(item.itemId);
            }}
          />
        ))}
      </ol>
    </>
  );
}

interface ItemProps {
  item: OutfitItem;
  /** Its outfit, whose page shows alternatives to the item. */
  outfitId: string;
  /** Whether its shop has been opened from the cart. */
  isOpened: boolean;
  onFollow: () => void;
}

function Item({ item, outfitId, isOpened, onFollow }: ItemProps) {
  const unavailable = unavailableText(item);
  const [replacement, rest] = messages.findReplacement(item.itemName);
  return (
    <li className="flex items-start justify-between gap-4 border-line-strong/40 border-t py-3">
      <div className="min-w-0">
        <p className="font-medium text-small leading-snug">{item.itemName}</p>
        <p className="mt-0.5 text-caption text-ink-soft">
          <span>{item.sourceName}</span>
          {item.match === "similar" && (
            <span>
              {" · "}
              <em>{similarItem}</em>
            </span>
          )}
        </p>
        {unavailable && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption">
            <span className="font-medium text-danger">{unavailable}</span>
            <TextLink look="inline" to={`/outfit/${outfitId}`} className="inline-flex min-h-6 items-center">
              <span>{replacement}</span>
              <span className="sr-only">{rest}</span>
            </TextLink>
          </p>
        )}
        {isOpened && (
          <p className="mt-1 flex items-center gap-1 text-caption text-emerald">
            <Icon of={Check} size="tiny" weight="bold" />
            {messages.opened}
          </p>
        )}
      </div>
      <div className="grid justify-items-end text-right @3xl:flex @3xl:items-start @3xl:gap-6">
        <Price rupees={item.itemPrice} size="small" />
        {item.itemLink && (
          <SponsoredLink
            href={item.itemLink}
            what={item.itemName}
            onFollow={onFollow}
            className="-mb-2 whitespace-nowrap @3xl:-mt-2.5"
          />
        )}
      </div>
    </li>
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

function cartItemsQuery(cartOutfitId: string) {
  return queryOptions({
    queryKey: ["cart", "items", cartOutfitId],
    meta: { personal: true, failureMessage: "Loading the items failed" },
    queryFn: ({ signal }) =>
      browserApi<CartItems>({ path: `/cart/outfit/${encodeURIComponent(cartOutfitId)}/items`, signal }),
  });
}
