/** Money is whole paise inside and rupees with at most two decimals in JSON; no sum ever runs over floating point. */

const PAISE_PER_RUPEE = 100;

/** Rupees as they come in JSON (999.99) to whole paise (99999). */
export function toPaise(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Whole paise (99999) to rupees for JSON (999.99). */
export function toRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** Whether an amount of rupees has no more than two decimals. */
export function isWholePaise(rupees: number): boolean {
  return Number.isFinite(rupees) && toRupees(toPaise(rupees)) === rupees;
}

const wholeRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** ₹ and the number grouped the Indian way: 1234567.5 → "₹12,34,567.50", 1200 → "₹1,200". */
export function formatRupees(rupees: number): string {
  return `₹${(Number.isInteger(rupees) ? wholeRupees : rupeesAndPaise).format(rupees)}`;
}
