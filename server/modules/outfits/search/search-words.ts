/*
 * Texts of the catalogue and search terms become words by the same rules: lower case, Latin accents removed, everything but letters, marks and
 * digits a separator. "T-shirt" has the words "t", "shirt" and "tshirt".
 */

const WORD_MAX_LENGTH = 40;
const WORDS_PER_OUTFIT_MAX = 600;
const TERMS_PER_SEARCH_MAX = 10;

/** A typed word: an outfit matches that has its joined form or all its parts. */
export interface SearchTerm {
  joined: string;
  parts: string[];
}

/** The distinct words of catalogue texts, sorted. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const { joined, parts } of texts.flatMap(termsOf)) {
    for (const part of parts) words.add(part);
    words.add(joined);
  }
  return [...words].sort().slice(0, WORDS_PER_OUTFIT_MAX);
}

/** The distinct words of a search term; empty if it has no letters or digits. */
export function searchTermsOf(searchTerm: string): SearchTerm[] {
  const distinct = new Map(termsOf(searchTerm).map((term) => [term.joined, term]));
  return [...distinct.values()].slice(0, TERMS_PER_SEARCH_MAX);
}

function termsOf(text: string): SearchTerm[] {
  return fold(text)
    .split(/\s+/u)
    .map((chunk) => chunk.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((parts) => parts.length > 0)
    .map((parts) => ({
      joined: parts.join("").slice(0, WORD_MAX_LENGTH),
      parts: parts.map((part) => part.slice(0, WORD_MAX_LENGTH)),
    }));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** The word and each remainder with one letter dropped. */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  const remainders = letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  return [...new Set([word, ...remainders])].filter((remainder) => remainder.length > 0);
}

/** Whether two different words differ by one letter dropped, added or changed, or by two adjacent letters swapped. */
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
