/**
 * Money is whole paise inside and rupees with at most two decimals in JSON; no sum ever runs
 * over floating point.
 */

const PAISE_PER_RUPEE = 100;

/** Rupees as they come in JSON (999.99) to whole paise (99999). */
export function toPaise(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Whole paise (99999) to rupees for JSON (999.99). */
export function toRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** Hundredths of any currency's unit to units for JSON; those of rupees are paise. */
export function fromHundredths(hundredths: number): number {
  return toRupees(hundredths);
}

/** Whether an amount of rupees has no more than two decimals. */
export function isWholePaise(rupees: number): boolean {
  return Number.isFinite(rupees) && toRupees(toPaise(rupees)) === rupees;
}

/**
 * A number grouped the Indian way: 1234567 → "12,34,567". Not by Intl.NumberFormat, whose first use takes a
 * slow phone 60 ms, which every first load would spend before the page can act.
 */
export function groupDigits(amount: number, decimals: 0 | 2 = 0): string {
  return amount.toFixed(decimals).replace(/\B(?=(\d\d)*\d{3}(\.|$))/g, ",");
}

/** ₹ and the number grouped the Indian way: 1234567.5 → "₹12,34,567.50", 1200 → "₹1,200". */
export function formatRupees(rupees: number): string {
  return `₹${groupDigits(rupees, Number.isInteger(rupees) ? 0 : 2)}`;
}
