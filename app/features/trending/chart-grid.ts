/**
 * The first outfit has a row of its own, so that nine more fill three rows; on phones each is a line of a
 * chart.
 */
export const CHART_GRID = "grid gap-x-6 gap-y-10 sm:grid-cols-3 sm:gap-y-16 lg:gap-x-10 lg:gap-y-20";

export const LEAD_GRID = "grid bg-paper-deep sm:grid-cols-2 xl:grid-cols-auto-rest";
/** As large as fits below the header. */
export const LEAD_PICTURE = "xl:w-[min(44vw,max(26rem,(100svh-var(--header-height)-3rem)*0.75))]";
export const LEAD_TEXT = "p-6 pt-7 sm:p-8 lg:p-14 xl:p-20";

export const CARD_GRID =
  "grid gap-x-5 gap-y-4 3xs:grid-cols-[43%_minmax(0,1fr)] sm:grid-cols-1 sm:grid-rows-auto-rest";
