/** A page's number, or the ellipsis before or after the pages around the current one. */
export type PageNumber = number | "gap-before" | "gap-after";

/**
 * Which pages a pagination names: the first, the last, and those within reach of the current one; ellipses
 * for the rest.
 */
export function pageNumbers(page: number, pages: number, reach: number): PageNumber[] {
  const from = Math.max(2, page - reach);
  const to = Math.min(pages - 1, page + reach);
  const around = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (["gap-before"] as const) : []),
    ...around,
    ...(to < pages - 1 ? (["gap-after"] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
