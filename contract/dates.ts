/** Formats an ISO time as short month, day, year, hour and minute in US English, in the given zone, so that server and browser render the same text. */
export function formatDateTime(iso: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(new Date(iso));
  // Some ICU versions put a narrow no-break space before AM and PM, which would make server and browser differ.
  return text.replaceAll("\u202f", " ");
}

/** Formats an ISO time as short month, day and year in US English, in the given zone. */
export function formatDate(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone,
  }).format(new Date(iso));
}
