import { groupDigits } from "#contract/values/money.ts";

export interface Change {
  direction: "more" | "less" | "same";
  text: string;
}

/**
 * How a total compares with that of the days before, in words; undefined where those days were not counted.
 */
export function changeFrom(before: number | undefined, now: number): Change {
  if (before === undefined) return { direction: "same", text: "Nothing to compare with yet" };
  if (now === before) return { direction: "same", text: "As many as before" };
  const direction = now > before ? "more" : "less";
  const from = `than before (${groupDigits(before)})`;
  if (before === 0) return { direction, text: `${groupDigits(now)} more ${from}` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const much = percent === 0 ? "Slightly" : `${groupDigits(percent)} %`;
  return { direction, text: `${much} ${direction} ${from}` };
}
