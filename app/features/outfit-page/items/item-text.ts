import * as messages from "#app/features/outfit-page/messages.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";
import { formatDate } from "#contract/values/dates.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A price that was checked longer ago is shown with the date alone. */
const CURRENT_MS = 7 * DAY_MS;

/**
 * How current the price is. Without `now`, as in a document that is cached: the date alone. Not by
 * `Intl.RelativeTimeFormat`, whose first use takes a slow phone 50 ms.
 */
export function checkedText(checkedAt: string, now: number | undefined, timeZone: string): string {
  if (now === undefined) return messages.priceCheckedOn(formatDate(checkedAt, timeZone));
  const age = now - Date.parse(checkedAt);
  if (age > CURRENT_MS) return messages.priceAsOf(formatDate(checkedAt, timeZone));
  if (age < MINUTE_MS) return messages.priceCheckedJustNow;
  if (age < HOUR_MS) return messages.priceCheckedMinutesAgo(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return messages.priceCheckedHoursAgo(Math.floor(age / HOUR_MS));
  return messages.priceCheckedDaysAgo(Math.floor(age / DAY_MS));
}

/** Undefined if the price has not changed since the outfit was published. */
export function publishedText({ itemPrice, priceHistory = [] }: OutfitItem): string | undefined {
  const [published] = priceHistory;
  if (!published || published.changedAt !== null || published.price === itemPrice) return undefined;
  return messages.priceWhenPublished(published.price);
}
