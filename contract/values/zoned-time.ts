/** Local times of the shop's zone, as `<input type="datetime-local">` has them: "2026-11-27T09:00". */

const DAY_MS = 86_400_000;

/** The local time of an instant. */
export function localTime(time: Date, timeZone: string): string {
  // The Swedish locale formats times nearly as ISO 8601.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return format.format(time).replace(" ", "T");
}

/**
 * The instant of a local time, undefined if it is none. Where the clock changes, as Temporal's "compatible":
 * a time that it skips is later by as much, and of a time that it repeats the first is meant.
 */
export function zonedTime(local: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number) =>
    Date.parse(`${localTime(new Date(time), timeZone)}Z`) - floorToMinute(time);
  const before = offsetAt(asUtc - DAY_MS);
  const after = offsetAt(asUtc + DAY_MS);
  const isAfterChange = offsetAt(asUtc - before) !== before && offsetAt(asUtc - after) === after;
  return new Date(asUtc - (isAfterChange ? after : before));
}

function floorToMinute(time: number): number {
  return time - (time % 60_000);
}

/** The day (ISO) and the hour of a time in a zone. */
export function shopDay(time: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" },
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value;
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}
