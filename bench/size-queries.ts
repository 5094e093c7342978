import { RELATED_LIMIT } from "#contract/limits.ts";
import { SORT_FIELDS, SORT_ORDERS } from "#contract/outfit/outfit-filters.ts";
import { get } from "./exchange.ts";
import {
  COLOURED_GARMENT,
  COMMON_WORD,
  MISTYPED_WORD,
  NEVER_TOGETHER,
  RARE_WORD,
  TWO_WORDS,
  UNCOMMON_WORD,
} from "./generate-outfits.ts";

/** Paths of a shop by their name in the table; the paths of one query are requested in turn. */
export type Queries = Record<string, string[]>;

const DETAILS = 40;
const SIMILAR = 2 * RELATED_LIMIT;

const list = (query: string) => `/backend/outfit/getoutfits?limit=9&${query}`;
const search = (term: string, ...more: string[]) =>
  (more.length > 0 ? more : [""]).map((query) => list(`searchTerm=${encodeURIComponent(term)}&${query}`));

const SORTS = SORT_FIELDS.flatMap((field) => SORT_ORDERS.map((sort) => `sortBy=${field}&sort=${sort}`));

/** The first pages of the list, in each order. */
export const FIRST_PAGES = SORTS.map(list);

/** Lists that are to be as fast in a shop of any size. */
export const SIZE_QUERIES: Queries = {
  list: FIRST_PAGES,
  "filtered list": [
    list("category=Wedding&section=Women"),
    list("category=Casual&sortBy=totalPrice&sort=asc"),
    list("section=Kids&type=Sponsored"),
    list("type=Promoted&sortBy=numberOfClicks&sort=desc"),
    ...SORTS.map((sort) => list(`category=Wedding&section=Kids&type=Promoted&${sort}`)),
  ],
  trending: ["/backend/outfit/trending?limit=10"],
};

/**
 * Searches, in milliseconds. The slowest are a word too rare to fill a page soon and too common to sort
 * quickly, and two words that no outfit has together.
 */
export const SEARCHES: Queries = {
  "search, rare word": search(RARE_WORD),
  "search, common word": search(COMMON_WORD),
  "search, common word, sorted and filtered": search(
    COMMON_WORD,
    ...SORTS,
    "category=Wedding",
    "section=Kids&sortBy=totalPrice&sort=asc",
    "category=Casual&section=Kids&type=Promoted&sortBy=numberOfLikes",
  ),
  "search, two words": search(TWO_WORDS),
  "search, coloured garment": search(COLOURED_GARMENT),
  "search, typo": search(MISTYPED_WORD),
  "search, word of three in a thousand outfits, in each order": search(UNCOMMON_WORD, ...SORTS),
  "search, two common words never together, in each order": search(NEVER_TOGETHER, ...SORTS),
};

/** The paths of the same outfits in a shop of any size; some have comments. */
export async function detailPaths(url: string): Promise<string[]> {
  const { body } = await get(`${url}/backend/outfit/getoutfits?startIndex=100&limit=${DETAILS}`, {});
  const { outfits } = JSON.parse(body.toString()) as { outfits: { _id: string }[] };
  return outfits.map(({ _id }) => `/backend/outfit/${_id}`);
}

/** The paths of what goes with those outfits, as their pages request it. */
export async function similarPaths(url: string): Promise<string[]> {
  return (await detailPaths(url)).map((path) => `${path}/similar?limit=${SIMILAR}`);
}

/** Pages at an offset, in each order. */
export function deepPages(startIndex: number, filter: string): string[] {
  return SORTS.map((sort) => list(`startIndex=${startIndex}&${sort}${filter}`));
}
