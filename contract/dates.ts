/** Short month, day, year, hour and minute in US English (spec section 9), in the shop's time zone (D45). */
export function formatDateTime(iso: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(new Date(iso));
  // Some versions of the language data put a narrow no-break space before AM; server and browser must not differ.
  return text.replaceAll("\u202f", " ");
}
