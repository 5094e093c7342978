import { CARD_TAGS_SHOWN } from "#contract/limits.ts";
import { groupDigits } from "#contract/values/money.ts";

/** The tags a card has room for, and how many more there are. */
export function cardTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  const shown = tags.slice(0, CARD_TAGS_SHOWN);
  return { shown, more: tags.length - shown.length };
}

const FULL_UP_TO = 9_999;

/** A count for a narrow place: "9,840", then "20.4K", "1.2M". */
export function shortCount(count: number): string {
  if (count <= FULL_UP_TO) return groupDigits(count);
  if (count < 999_950) return `${oneDecimal(count / 1_000)}K`;
  return `${oneDecimal(count / 1_000_000)}M`;
}

function oneDecimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
