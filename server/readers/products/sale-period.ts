/** When a sale begins and ends, as a file says it; blank where it has no such bound. */
export interface SalePeriod {
  begins: string;
  ends: string;
}

/** ISO 8601 as Google asks for (2026-11-01T00:00+0530), and the local time of a shop's own software. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Whether a sale is on. A moment without a time zone is taken as UTC: what a file says is the price until the next
 * one is imported, to which a few hours make no difference. An end without a time of day is the end of that day.
 */
export function saleStateAt(now: Date, { begins, ends }: SalePeriod): "on" | "off" | "unreadable" {
  const from = begins === "" ? Number.NEGATIVE_INFINITY : momentOf(begins, "00:00");
  const until = ends === "" ? Number.POSITIVE_INFINITY : momentOf(ends, "23:59:59");
  if (Number.isNaN(from) || Number.isNaN(until)) return "unreadable";
  return from <= now.getTime() && now.getTime() <= until ? "on" : "off";
}

/** In milliseconds of the epoch; NaN for what is no moment. */
function momentOf(text: string, timeOfDay: string): number {
  const [, day, time = timeOfDay, zone = "Z"] = MOMENT.exec(text) ?? [];
  return Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2")}`);
}
