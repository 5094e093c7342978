/** How many pages stand on either side of the present one (spec section 9): ±2, ±1 under 640 px. */
export const PAGE_REACH = { wide: 2, narrow: 1 } as const;

/** The pages to offer: the first, the last and those around the present one; a null stands for pages left out. */
export function pageWindow(page: number, pageCount: number, reach: number): (number | null)[] {
  const offered: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number++) {
    if (number === 1 || number === pageCount || Math.abs(number - page) <= reach) offered.push(number);
    else if (offered.at(-1) !== null) offered.push(null);
  }
  return offered;
}
