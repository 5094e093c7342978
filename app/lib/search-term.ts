import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

/** A search as it is asked: control characters and runs of spaces are one space, no longer than allowed, no half characters. */
export function normaliseSearchTerm(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, SEARCH_TERM_MAX_LENGTH)
    .replace(/\p{Cs}/gu, "")
    .trim();
}
