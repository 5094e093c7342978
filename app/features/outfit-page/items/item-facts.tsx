import { useState } from "react";
import { isUnavailable, unavailableText } from "#app/entities/outfit/item-availability.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { checkedText, publishedText } from "#app/features/outfit-page/items/item-text.ts";
import { PriceLine } from "#app/features/outfit-page/items/price-line.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

const Alternatives = lazyPart(
  async () => (await import("#app/features/outfit-page/items/item-alternatives.tsx")).ItemAlternatives,
  { when: "near" },
);

/**
 * What is known of an item at its shop: whether it is still sold, since when its price is known, and
 * what it was.
 */
export function ItemFacts({ item }: { item: OutfitItem }) {
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
