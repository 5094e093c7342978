import type { OutfitItem } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";

const WIDTH = 72;
const HEIGHT = 18;
/** Keeps the stroke within the picture. */
const MARGIN = 2;

/** The prices of an item as a small line, from the oldest to the latest. */
export function PriceLine({ history }: { history: NonNullable<OutfitItem["priceHistory"]> }) {
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
      aria-label={`Prices so far: ${prices.map(formatRupees).join(", ")}`}
      width={WIDTH}
      height={HEIGHT}
      className="shrink-0 fill-none stroke-accent stroke-[1.5]"
    >
      <polyline points={points.join(" ")} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
