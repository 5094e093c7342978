/** Above any price of a garment; a larger number is an error of the page. */
const HUNDREDTHS_MAX = 100_000_000_000;

const NUMBER = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/;

const CURRENCY_SIGNS: [RegExp, string][] = [
  [/₹|\brs\b|\brupees?\b|\binr\b/i, "INR"],
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/\$/, "USD"],
];

/**
 * The first number of a price in hundredths, whichever way it is grouped: 1499, "1,499.00", "1.499,00", "₹1,23,456/-"; undefined without a positive
 * number.
 */
export function readPrice(value: unknown): number | undefined {
  if (typeof value === "number") return positive(Math.round(value * 100));
  if (typeof value !== "string") return undefined;
  const [found] = NUMBER.exec(value) ?? [];
  if (found === undefined || value.trim().startsWith("-")) return undefined;
  const [units, hundredths] = splitDecimals(found.replace(/[\s\u00a0\u202f'’]/g, ""));
  return positive(Number(units) * 100 + Number(hundredths.padEnd(2, "0").slice(0, 2)));
}

/** The ISO 4217 code of a currency that is given as code or sign; undefined for anything else. */
export function readCurrency(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  return CURRENCY_SIGNS.find(([sign]) => sign.test(text))?.[1];
}

/** A last separator with one or two digits behind it is the decimal one; three digits are a group. */
function splitDecimals(text: string): [units: string, hundredths: string] {
  const [, units, hundredths] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? [];
  // A page's "1499.0000" has decimals too.
  const [, whole, decimals] = /^(\d+)\.(\d{4,})$/.exec(text) ?? [];
  if (whole !== undefined && decimals !== undefined) return [whole, decimals];
  return [(units ?? text).replace(/[.,]/g, ""), hundredths ?? ""];
}

function positive(hundredths: number): number | undefined {
  return hundredths > 0 && hundredths <= HUNDREDTHS_MAX ? hundredths : undefined;
}
