import { groupDigits } from "#contract/values/money.ts";

/** A count with its noun: "1 comment", "1,234 comments". */
export function formatCount(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
