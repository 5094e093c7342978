import { toRupees } from "./money.ts";

/** An amount in hundredths; `isCertain` unless the same digits could mean another amount. */
export interface Amount {
  hundredths: number;
  isCertain: boolean;
}

const TEXT_MAX_LENGTH = 40;
/** 1299, 1299.5, 1,299.00, 1 299, 1,29,900 and 1299.5000. */
const WITH_POINT =
  /^(?<units>\d+|\d{1,3}(?:(?<mark>[,'’\s])\d{3})(?:\k<mark>\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})(?:\.(?<decimals>\d{1,2})0*)?$/;
/** 1.299,00 and 1 299,00. */
const WITH_COMMA = /^(?<units>\d{1,3}(?:(?<mark>[.'’\s])\d{3})(?:\k<mark>\d{3})*),(?<decimals>\d{1,2})$/;
/** 1.299.000 */
const POINTS_ONLY = /^(?<units>\d{1,3}(?:\.\d{3}){2,})$/;
/** 4.990 is 4,990 where points group digits, and 4.99 where they do not. */
const POINT_OR_GROUP = /^(?<units>[1-9]\d{0,2}\.\d{3})$/;
/** 1299,50 is 1,299.50 where the comma is the decimal one, and else a slip. */
const COMMA_OR_SLIP = /^(?<units>\d+),(?<decimals>\d{1,2})$/;
const LONG_DECIMALS = /^(?<units>\d+)\.(?<decimals>\d{2})\d+$/;

const CERTAIN = [WITH_POINT, WITH_COMMA, POINTS_ONLY];
const UNCERTAIN = [POINT_OR_GROUP, COMMA_OR_SLIP, LONG_DECIMALS];

/** Reads digits with the marks of any country; undefined for what is no amount, as "1,23,4" or "1e3". */
export function readAmount(digits: string): Amount | undefined {
  if (digits.length > TEXT_MAX_LENGTH) return undefined;
  const isCertain = !POINT_OR_GROUP.test(digits) && CERTAIN.some((form) => form.test(digits));
  for (const form of isCertain ? CERTAIN : UNCERTAIN) {
    const { units, decimals = "" } = form.exec(digits)?.groups ?? {};
    if (units === undefined) continue;
    return {
      hundredths: Number(units.replace(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0")),
      isCertain,
    };
  }
  return undefined;
}

const BEFORE = /^(?:₹|rs\.?|inr|rupees?)\s*/i;
const AFTER = /\s*(?:\/[-=]|₹|rs\.?|inr|rupees?)$/i;

export type DecimalMark = "." | ",";

/**
 * Rupees as people write them: ₹1,299.00, Rs. 1,299, 1299.00 INR, 1299/-, 1,29,900. Undefined for any other
 * text and for one that could mean two amounts, as "4.990" or "1299,50": a wrong price is worse than none.
 * Where the other prices of a file show that the comma is its decimal mark, these two have one meaning.
 */
export function readRupees(text: string, fileMark?: DecimalMark): number | undefined {
  const digits = digitsOf(text);
  const amount = readAmount(digits);
  if (!amount) return undefined;
  const isSettled = fileMark === "," && (POINT_OR_GROUP.test(digits) || COMMA_OR_SLIP.test(digits));
  if (isSettled && POINT_OR_GROUP.test(digits)) return Number(digits.replace(".", ""));
  return amount.isCertain || isSettled ? toRupees(amount.hundredths) : undefined;
}

/** Whether a price is readable, but could mean two amounts. */
export function isAmbiguousPrice(text: string): boolean {
  return readAmount(digitsOf(text))?.isCertain === false;
}

/** The mark that a price shows to be the decimal one; undefined where it shows none, as 1299 and 4.990. */
export function shownDecimalMark(text: string): DecimalMark | undefined {
  const digits = digitsOf(text);
  if (digits.length > TEXT_MAX_LENGTH || POINT_OR_GROUP.test(digits)) return undefined;
  const { mark, decimals } = WITH_POINT.exec(digits)?.groups ?? {};
  if (mark === "," || decimals !== undefined || LONG_DECIMALS.test(digits)) return ".";
  return [WITH_COMMA, POINTS_ONLY, COMMA_OR_SLIP].some((form) => form.test(digits)) ? "," : undefined;
}

/** The one decimal mark that a file's prices show; undefined where they show none or both. */
export class DecimalMarks {
  readonly #shown = new Set<DecimalMark>();

  add(price: string): void {
    const mark = shownDecimalMark(price);
    if (mark) this.#shown.add(mark);
  }

  get common(): DecimalMark | undefined {
    const [mark, another] = this.#shown;
    return another === undefined ? mark : undefined;
  }
}

function digitsOf(text: string): string {
  return text.trim().replace(BEFORE, "").replace(AFTER, "").replace(AFTER, "");
}
