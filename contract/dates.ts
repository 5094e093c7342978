const DAY = { month: "short", day: "numeric", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

function format(iso: string, parts: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat("en-US", parts).format(new Date(iso));
  // Some ICU versions put a narrow no-break space before AM and PM, which would make server and browser differ.
  return text.replaceAll("\u202f", " ");
}

/** Formats an ISO time as short month, day, year, hour and minute in US English, in the given zone, so that server and browser render the same text. */
export function formatDateTime(iso: string, timeZone: string): string {
  return format(iso, { ...DAY, ...TIME, timeZone });
}

/** Formats an ISO time as short month, day and year in US English, in the given zone. */
export function formatDate(iso: string, timeZone: string): string {
  return format(iso, { ...DAY, timeZone });
}
