const DAY = { month: "short", day: "numeric", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

/** By zone and parts: making one takes longer than formatting a screen's dates with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = Object.values(parts).join();
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", parts);
  formats.set(key, format);
  return format;
}

function format(iso: string, parts: Intl.DateTimeFormatOptions): string {
  const text = formatOf(parts).format(new Date(iso));
  // Some ICU versions put a narrow no-break space before AM and PM, which would make server
  // and browser differ.
  return text.replaceAll("\u202f", " ");
}

/**
 * Formats an ISO time as short month, day, year, hour and minute in US English, in the given zone, so that
 * server and browser render the same text.
 */
export function formatDateTime(iso: string, timeZone: string): string {
  return format(iso, { ...DAY, ...TIME, timeZone });
}

/** Formats an ISO time as short month, day and year in US English, in the given zone. */
export function formatDate(iso: string, timeZone: string): string {
  return format(iso, { ...DAY, timeZone });
}
