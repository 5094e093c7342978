/** A price band that a search term names, in rupees, and where. */
export interface PricePhrase {
  min?: number;
  max?: number;
  start: number;
  end: number;
}

const NUMBER = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaar|hazar|lakhs?|lacs?)?(?![\p{L}\d])\s*(?:rs\b\.?|rupees?|rupaye|inr|₹|/-|bucks)?`;
const RUPEES_MAX = 1_000_000_000;
/** Bounds of "around 2000". */
const AROUND = { from: 0.75, to: 1.25 };

/** Smaller numbers are ages, sizes and counts, unless a currency is named. */
const AMOUNT_MIN = 100;
const CURRENCY = /₹|(?<!\p{L})(?:rs|inr)|rupee|rupaye|bucks|\/-/iu;

type Read = (first: number, second: number) => { min?: number; max?: number };

/** In this order; the first that matches is the price band. */
const PHRASES: { pattern: RegExp; read: Read }[] = [
  {
    pattern: phrase(String.raw`(?:between|from)\s+${NUMBER}\s*(?:-|–|—|to|and|till|se)\s*${NUMBER}`),
    read: band,
  },
  {
    pattern: phrase(String.raw`${NUMBER}\s*(?:-|–|—|to|till|se)\s*${NUMBER}`),
    read: band,
  },
  {
    pattern: phrase(
      String.raw`${NUMBER}\s*(?:se\s+kam|tak|ke\s+andar|ke\s+(?:neeche|niche)|se\s+(?:neeche|niche)|or\s+less|and\s+under|max)(?!\p{L})`,
    ),
    read: (max) => ({ max }),
  },
  {
    pattern: phrase(String.raw`${NUMBER}\s*(?:se\s+(?:zyada|jyada|upar)|ke\s+upar|and\s+above|or\s+more|\+)`),
    read: (min) => ({ min }),
  },
  {
    pattern: phrase(
      String.raw`(?:under|below|beneath|less(?:er)?\s+than|cheaper\s+than|not?\s+(?:more\s+than|above|over)|upto|up\s+to|within|max(?:imum)?|at\s+most|budget(?:\s+of)?|in\s+under|price(?:d)?\s+under|<=?)\s*${NUMBER}`,
    ),
    read: (max) => ({ max }),
  },
  {
    pattern: phrase(
      String.raw`(?:above|over|more\s+than|greater\s+than|min(?:imum)?|at\s+least|starting(?:\s+(?:from|at))?|from|>=?)\s*${NUMBER}`,
    ),
    read: (min) => ({ min }),
  },
  {
    pattern: phrase(String.raw`(?:around|about|approx(?:imately)?|near(?:ly)?)\s*${NUMBER}`),
    read: (price) => ({ min: Math.floor(price * AROUND.from), max: Math.ceil(price * AROUND.to) }),
  },
  {
    pattern: phrase(String.raw`(?:for|in|at)?\s*(?:₹|rs\.?|inr)\s*(\d[\d,]*(?:\.\d+)?)\s*(k)?(?![\p{L}\d])`),
    read: (max) => ({ max }),
  },
  {
    pattern: phrase(
      String.raw`(?:for|in|at)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k)?\s*(?:rs\b\.?|rupees?|rupaye|inr|₹|/-)`,
    ),
    read: (max) => ({ max }),
  },
];

function phrase(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${source}`, "giu");
}

function band(a: number, b: number) {
  return { min: Math.min(a, b), max: Math.max(a, b) };
}

/** The price band in a search term; undefined if it names none. */
export function findPricePhrase(term: string): PricePhrase | undefined {
  for (const { pattern, read } of PHRASES) {
    for (const match of term.matchAll(pattern)) {
      const [first, second] = amounts(match);
      if (Math.max(first, second) < AMOUNT_MIN && !CURRENCY.test(match[0])) continue;
      return { ...read(first, second), start: match.index, end: match.index + match[0].length };
    }
  }
  return undefined;
}

function amounts([, first, firstUnit, second, secondUnit]: RegExpExecArray): [number, number] {
  // "1-2k" means thousands twice.
  const unit = firstUnit ?? (Number(first) < Number(second) ? secondUnit : undefined);
  return [rupees(first, unit), rupees(second, secondUnit)];
}

function rupees(digits = "0", unit = ""): number {
  const factor = /^l/i.test(unit) ? 100_000 : unit === "" ? 1 : 1_000;
  return Math.min(RUPEES_MAX, Math.round(Number(digits.replaceAll(",", "")) * factor));
}
