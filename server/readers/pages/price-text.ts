import { readAmount } from "#contract/values/price-text.ts";

/** Above any price of a garment; a larger number is an error of the page. */
const HUNDREDTHS_MAX = 100_000_000_000;
/** A price with what shops write around it. */
const TEXT_MAX_LENGTH = 200;

const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;
/** 1e3: an amount that nobody means as 1. */
const EXPONENT = /^e[+-]?\d/i;

const CURRENCY_SIGNS: [RegExp, string][] = [
  [/₹|\brs\b|\brupees?\b|\binr\b/i, "INR"],
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/\$/, "USD"],
];

/**
 * The first number of a price in hundredths, whichever way it is grouped: 1499, "1,499.00", "1.499,00",
 * "₹1,23,456/-"; undefined without a positive number. A page may mean one of two amounts, because its price
 * is compared with the known one before it is used.
 */
export function readPrice(value: unknown): number | undefined {
  if (typeof value === "number") return positive(Math.round(value * 100));
  if (typeof value !== "string") return undefined;
  const text = value.slice(0, TEXT_MAX_LENGTH).trim();
  const found = NUMBER.exec(text);
  if (!found || text.startsWith("-") || EXPONENT.test(text.slice(found.index + found[0].length))) {
    return undefined;
  }
  // Further numbers may follow after a space: "₹1,299 20% off".
  const parts = found[0].split(/(\s+)/);
  for (let end = parts.length; end > 0; end -= 2) {
    const amount = readAmount(parts.slice(0, end).join(""));
    if (amount) return positive(amount.hundredths);
  }
  return undefined;
}

/** The ISO 4217 code of a currency that is given as code or sign; undefined for anything else. */
export function readCurrency(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.slice(0, TEXT_MAX_LENGTH).trim();
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  return CURRENCY_SIGNS.find(([sign]) => sign.test(text))?.[1];
}

function positive(hundredths: number): number | undefined {
  return hundredths > 0 && hundredths <= HUNDREDTHS_MAX ? hundredths : undefined;
}
