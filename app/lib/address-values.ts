import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

/** How a screen's state is read from its address (D2). Whatever an address says, a screen comes of it. */

/** The value if it is one of those known, otherwise what counts as absent. */
export function knownValue<const T extends string, D extends string>(
  known: readonly T[],
  value: string | null,
  otherwise: D,
): T | D {
  return known.find((candidate) => candidate === value) ?? otherwise;
}

/** A search as it is asked: control characters and runs of spaces are one space, no longer than allowed, no half characters. */
export function normaliseSearchTerm(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, SEARCH_TERM_MAX_LENGTH)
    .replace(/\p{Cs}/gu, "")
    .trim();
}
