/**
 * A number grouped the Indian way: 1234567 → "12,34,567". Not by Intl.NumberFormat, whose first use takes a slow phone 60 ms, which every first load would
 * spend before the page can act.
 */
export function groupDigits(amount: number, decimals: 0 | 2 = 0): string {
  return amount.toFixed(decimals).replace(/\B(?=(\d\d)*\d{3}(\.|$))/g, ",");
}
