import { LockKeyhole } from "lucide";
import { type CSSProperties, useEffect, useEffectEvent, useRef } from "react";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import { percent } from "#app/features/outfit-page/items/spot-position.ts";
import * as messages from "#app/features/outfit-page/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Spot } from "#contract/outfit/item-styling.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface SpotCardProps {
  open: boolean;
  item: OutfitItem;
  /** In shares of the picture's frame. */
  place: Spot;
  /** The button at the spot: gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
}

/** An item beside its spot on the picture. The page stays in use. */
export function SpotCard({ item, place, opener, onClose }: SpotCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  const closeBeside = useEffectEvent(({ target }: Event) => {
    const isOwn = target instanceof Node && (card.current?.contains(target) || opener.contains(target));
    if (!isOwn) onClose();
  });
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    opener.focus({ preventScroll: true });
    onClose();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointerdown", (event) => closeBeside(event), { signal });
    addEventListener("focusin", (event) => closeBeside(event), { signal });
    addEventListener("keydown", (event) => closeOnEscape(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={card}
      role="dialog"
      aria-label={item.itemName}
      tabIndex={-1}
      style={placeInFrame(place)}
      className="absolute z-raised w-60 max-w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain border border-line bg-paper-raised px-4 pt-3 pb-1 text-left text-ink shadow-overlay outline-none"
    >
      <p className="font-medium text-small leading-snug">{item.itemName}</p>
      <p className="mt-0.5 text-caption text-ink-soft">{item.sourceName}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <Price rupees={item.itemPrice} size="small" />
        {item.itemLink === undefined ? (
          <span className="inline-flex min-h-11 items-center gap-1.5 text-caption text-ink-soft">
            <Icon of={LockKeyhole} size="tiny" />
            {messages.locked}
          </span>
        ) : (
          <SponsoredLink href={item.itemLink} what={item.itemName} onFollow={() => countOpen(item.itemId)} />
        )}
      </div>
    </div>
  );
}

/** Half of the card's width, which is w-60. */
const HALF = "7.5rem";
/** From the spot's middle to the card. */
const AWAY = "1.25rem";
/** To the frame's edges. */
const INSET = "0.75rem";

/** Below a spot in the upper half, else above it; moved sideways to stay within the frame. */
function placeInFrame({ x, y }: Spot): CSSProperties {
  const rightmost = `calc(100% - ${INSET} - min(2 * ${HALF}, 100% - 2 * ${INSET}))`;
  const left = `clamp(${INSET}, calc(${percent(x)} - ${HALF}), ${rightmost})`;
  const room = (share: number) => `calc(${percent(1 - share)} - ${AWAY} - ${INSET})`;
  return y < 0.5
    ? { left, top: `calc(${percent(y)} + ${AWAY})`, maxHeight: room(y) }
    : { left, bottom: `calc(${percent(1 - y)} + ${AWAY})`, maxHeight: room(1 - y) };
}
