import { type ReactNode, useState } from "react";
import { isUnavailable, unavailableText } from "#app/entities/outfit/item-availability.ts";
import { similarItem } from "#app/entities/outfit/item-messages.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { checkedText, publishedText } from "#app/features/outfit-page/items/item-text.ts";
import { ItemThumbnail, type PicturedOutfit } from "#app/features/outfit-page/items/item-thumbnail.tsx";
import * as messages from "#app/features/outfit-page/messages.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Price } from "#app/ui/price.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

const Alternatives = lazyPart(
  async () => (await import("#app/features/outfit-page/items/item-alternatives.tsx")).ItemAlternatives,
  { when: "near" },
);

interface ItemRowProps {
  outfit: PicturedOutfit;
  item: OutfitItem;
  /** Its number in the outfit, counted from 1. */
  position: number;
  /** At the row's end: the link to the item, or a note that there is none. */
  children: ReactNode;
}

export function ItemRow({ outfit, item, position, children }: ItemRowProps) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t py-4 sm:gap-x-5">
      <ItemThumbnail outfit={outfit} item={item} position={position} />
      <div className="min-w-0">
        <p className="font-medium leading-snug">{item.itemName}</p>
        <p className="mt-1 text-ink-soft text-small">{item.sourceName}</p>
        {item.match === "similar" && <p className="mt-1 text-caption text-ink-soft italic">{similarItem}</p>}
        <ItemFacts item={item} />
      </div>
      <div className="flex flex-col items-end gap-1 text-right">
        <Price rupees={item.itemPrice} className="leading-snug" />
        {children}
      </div>
    </li>
  );
}

/**
 * What is known of an item at its shop: whether it is sold, when its price was checked, and earlier prices.
 */
function ItemFacts({ item }: { item: OutfitItem }) {
  const { timeZone } = useSettings();
  const [openedAt] = useState(Date.now);
  // A document is cached, so the time since a check is only said once the page runs.
  const now = useHydrated() ? openedAt : undefined;
  const unavailable = unavailableText(item);
  const published = publishedText(item);
  return (
    <>
      {unavailable && <p className="mt-1 font-medium text-caption text-danger">{unavailable}</p>}
      {published && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption text-ink-soft">
          <span>{published}</span>
          <PriceLine history={item.priceHistory ?? []} />
        </p>
      )}
      {item.priceCheckedAt && !unavailable && (
        <p className="mt-1 text-caption text-ink-soft">
          <time dateTime={item.priceCheckedAt}>{checkedText(item.priceCheckedAt, now, timeZone)}</time>
        </p>
      )}
      {isUnavailable(item) && <Alternatives item={item} />}
    </>
  );
}

/** In px. */
const WIDTH = 72;
const HEIGHT = 18;
/** Keeps the stroke within the picture. */
const MARGIN = 2;

/** A line chart of the item's prices, from the oldest to the latest. */
function PriceLine({ history }: { history: NonNullable<OutfitItem["priceHistory"]> }) {
  const prices = history.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const points = prices.map((price, index) => {
    const x = MARGIN + (index / (prices.length - 1)) * (WIDTH - 2 * MARGIN);
    const y = HEIGHT - MARGIN - ((price - low) / (high - low || 1)) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={messages.pricesSoFar(prices)}
      width={WIDTH}
      height={HEIGHT}
      className="shrink-0 fill-none stroke-accent stroke-[1.5]"
    >
      <polyline points={points.join(" ")} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
