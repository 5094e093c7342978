/** When a sale begins and ends, as a file says it; blank where it has no such bound. */
export interface SalePeriod {
  begins: string;
  ends: string;
}

/** ISO 8601 as Google asks for (2026-11-01T00:00+0530), and WooCommerce's local time (2026-11-01 0:00:00). */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/;
/** A date in a workbook: days since the end of 1899. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const SERIAL_OF_1970 = 25_569;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether a sale is on. A moment without a time zone is taken as UTC: what a file says is the price until the next
 * one is imported, to which a few hours make no difference. An end without a time of day is the end of that day.
 */
export function saleStateAt(now: Date, { begins, ends }: SalePeriod): "on" | "off" | "unreadable" {
  const from = begins === "" ? Number.NEGATIVE_INFINITY : momentOf(begins, 0);
  const until = ends === "" ? Number.POSITIVE_INFINITY : momentOf(ends, DAY_MS - 1);
  if (Number.isNaN(from) || Number.isNaN(until)) return "unreadable";
  return from <= now.getTime() && now.getTime() <= until ? "on" : "off";
}

/** In milliseconds of the epoch, that far into the day where the text has no time of day; NaN for no moment. */
function momentOf(text: string, intoDay: number): number {
  if (SERIAL.test(text)) {
    return (Number(text) - SERIAL_OF_1970) * DAY_MS + (text.includes(".") ? 0 : intoDay);
  }
  const [, day, hours, rest, zone = "Z"] = MOMENT.exec(text) ?? [];
  const offset = zone.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2");
  if (hours === undefined) return Date.parse(`${day}T00:00${offset}`) + intoDay;
  return Date.parse(`${day}T${hours.padStart(2, "0")}:${rest}${offset}`);
}
