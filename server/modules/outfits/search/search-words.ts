/*
 * Texts of the catalogue and search terms become words by the same rules: lower case, Latin accents removed,
 * apostrophes dropped, everything but letters, marks and digits a separator. "T-shirt" has the words "t" and
 * "shirt", and the joined word "tshirt".
 */

const WORD_MAX_LENGTH = 40;

/** A word and where it is in its text. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
  /** Counts what spaces separate: the words of "t-shirt" have the same chunk. */
  chunk: number;
}

export function placeWords(text: string): PlacedWord[] {
  let chunk = 0;
  let before = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)].map((match) => {
    if (/\s/u.test(text.slice(before, match.index))) chunk += 1;
    before = match.index + match[0].length;
    return { word: fold(match[0]).slice(0, WORD_MAX_LENGTH), start: match.index, end: before, chunk };
  });
}

export function textBetween(
  text: string,
  placed: readonly PlacedWord[],
  { end }: { end: number },
  { start }: { start: number },
): string {
  return text.slice(placed[end - 1]?.end, placed[start]?.start);
}

/** The text with other words in place of those that are keys of the map. */
export function correctWords(text: string, corrected: ReadonlyMap<string, string>): string {
  return placeWords(text).reduceRight(
    (read, { word, start, end }) =>
      read.slice(0, start) + (corrected.get(word) ?? read.slice(start, end)) + read.slice(end),
    text,
  );
}

export function splitWords(text: string): string[] {
  return placeWords(text).map(({ word }) => word);
}

/** The words of "t-shirt" as one, and of every other chunk of several words. */
export function joinedWords(placed: readonly PlacedWord[]): string[] {
  const chunks = new Map<number, string[]>();
  for (const { word, chunk } of placed) chunks.set(chunk, [...(chunks.get(chunk) ?? []), word]);
  return [...chunks.values()]
    .filter((words) => words.length > 1)
    .map((words) => words.join("").slice(0, WORD_MAX_LENGTH));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
}

/** The word without the -s of a plural, so that "prints" and "print" are equal. */
export function stem(word: string): string {
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The word and each remainder with one letter dropped. */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  const remainders = letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  return [...new Set([word, ...remainders])].filter((remainder) => remainder.length > 0);
}

/**
 * Whether two different words differ by one letter dropped, added or changed, or by two adjacent letters
 * swapped.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  const difference = longer.length - shorter.length;
  if (difference > 1) return false;
  const start = shorter.findIndex((letter, index) => letter !== longer[index]);
  if (start === -1) return difference === 1;
  if (difference === 1) return sameFrom(shorter, start, longer, start + 1);
  const changed = sameFrom(shorter, start + 1, longer, start + 1);
  const swapped =
    shorter[start] === longer[start + 1] &&
    shorter[start + 1] === longer[start] &&
    sameFrom(shorter, start + 2, longer, start + 2);
  return changed || swapped;
}

function sameFrom(a: readonly string[], fromA: number, b: readonly string[], fromB: number): boolean {
  return a.slice(fromA).join("") === b.slice(fromB).join("");
}
