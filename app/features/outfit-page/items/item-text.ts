import type { OutfitItem } from "#contract/outfit/outfit.ts";
import { formatDate } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A price that was not checked for so long is said with its date. */
const CURRENT_MS = 7 * DAY_MS;

/** How current the price is. Without `now`, as in a document that is cached: the date alone. */
export function checkedText(checkedAt: string, now: number | undefined, timeZone: string): string {
  const age = now === undefined ? undefined : now - Date.parse(checkedAt);
  if (age === undefined) return `Price checked on ${formatDate(checkedAt, timeZone)}`;
  if (age > CURRENT_MS) return `Price as of ${formatDate(checkedAt, timeZone)}`;
  return `Price checked ${relativeText(age)}`;
}

/** Not by `Intl.RelativeTimeFormat`, whose first use takes a slow phone 50 ms. */
function relativeText(age: number): string {
  if (age < MINUTE_MS) return "just now";
  if (age < HOUR_MS) return ago(age / MINUTE_MS, "minute");
  if (age < DAY_MS) return ago(age / HOUR_MS, "hour");
  return ago(age / DAY_MS, "day");
}

function ago(time: number, unit: string): string {
  const count = Math.floor(time);
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** The price when the outfit was published, if it has changed since. */
export function publishedText({ itemPrice, priceHistory = [] }: OutfitItem): string | undefined {
  const [published] = priceHistory;
  if (!published || published.changedAt !== null || published.price === itemPrice) return undefined;
  return `Was ${formatRupees(published.price)} when this look was published`;
}
