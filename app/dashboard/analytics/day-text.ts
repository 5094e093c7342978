/** A day, "2026-11-23", as "Nov 23" or with its year. Days have no time, so no zone may shift them. */
export function dayText(day: string, options: { year?: "numeric" } = {}): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
    ...options,
  }).format(new Date(day));
}
