import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

/** The search term to send: control characters and runs of spaces become one space, cut to the allowed length without lone surrogates. */
export function normaliseSearchTerm(text: string, maxLength = SEARCH_TERM_MAX_LENGTH): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, "")
    .trim();
}
