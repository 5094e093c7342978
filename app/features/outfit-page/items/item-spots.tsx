import { Fragment, useState } from "react";
import { percent, spotInFrame } from "#app/features/outfit-page/items/spot-position.ts";
import * as messages from "#app/features/outfit-page/messages.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";

const SpotCard = lazyPart(
  async () => (await import("#app/features/outfit-page/items/spot-card.tsx")).SpotCard,
  { when: "open" },
);

/** The items' numbers at their spots on the picture; pressing one opens a card with the item. */
export function ItemSpots({ outfit }: { outfit: Outfit }) {
  const [open, setOpen] = useState<{ itemId: string; opener: HTMLElement }>();
  return outfit.items.map((item, index) => {
    const { itemId, itemName, itemPrice, spot } = item;
    if (!spot) return null;
    const place = spotInFrame(spot, outfit);
    const isOpen = itemId === open?.itemId;
    return (
      <Fragment key={itemId}>
        <button
          type="button"
          data-spot={index + 1}
          data-tooltip={isOpen ? undefined : messages.itemWithPrice(itemName, formatRupees(itemPrice))}
          aria-label={messages.spotOnPicture(index + 1, itemName)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => setOpen(isOpen ? undefined : { itemId, opener: currentTarget })}
          style={{ left: percent(place.x), top: percent(place.y) }}
          className="-translate-1/2 absolute size-7 touch-manipulation rounded-pill bg-paper text-caption text-ink shadow-raised transition-colors after:absolute after:-inset-1.5 hover:bg-ink hover:text-paper focus:bg-ink focus:text-paper aria-expanded:bg-ink aria-expanded:text-paper pieces-off:hidden"
        >
          {index + 1}
        </button>
        {isOpen && (
          <SpotCard open item={item} place={place} opener={open.opener} onClose={() => setOpen(undefined)} />
        )}
      </Fragment>
    );
  });
}
