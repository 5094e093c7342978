/**
 * There are two ways to the outfits of a page. Walking goes along the index of the order asked for and takes what matches until the page is
 * full: quick where much matches. Gathering finds everything that matches, on the shelves or by the words, and sorts it: quick
 * where little does. What either probably costs is weighed here, in microseconds on an ordinary machine; only how they compare matters.
 */
const WALKED_ENTRY = 0.15;
const LOOKED_AT = 6;
const GATHERED_BY_INDEX = 0.5;
/** Counting to a page by segments, of a thousand outfits or two, is a third way where nothing is searched for; a filtered list adds up shelves in each. */
const COUNTED_SEGMENT = 1;
const ADDED_SHELF = 0.06;
const SEGMENT_OUTFITS = 1_000;

/** Luck, and words that avoid each other, are allowed this many times what was expected before a walk is given up for gathering. */
const PATIENCE = 2.5;
const ENTRIES_IN_ANY_CASE = 100;

/** What is known of a page before it is looked for. */
export interface PageQuestion {
  /** All active outfits. */
  total: number;
  /** Those on the shelves that are asked for. */
  shelved: number;
  /** The share of outfits that have the words searched for, probably; undefined where nothing is searched for. */
  wordShare: number | undefined;
  /** How many matches there are up to the end of the page. */
  needed: number;
}

export interface PagePlan {
  /** What it probably costs. */
  cost: number;
  /** Along how many entries of the order's index to walk at most before gathering; 0: gather at once. */
  entries: number;
  gatherBy: "shelf" | "word";
}

export function planPage({ total, shelved, wordShare, needed }: PageQuestion): PagePlan {
  const share = wordShare ?? 1;
  const looked = Math.min(needed / share, shelved);
  const entries = Math.min((looked * total) / Math.max(shelved, 1), total);
  const worded = total * share;
  const gathered = Math.min(shelved, worded);
  const isSearch = wordShare !== undefined;
  const walking = entries * WALKED_ENTRY + (isSearch ? looked * LOOKED_AT : 0);
  const gathering = gathered * (isSearch ? LOOKED_AT : GATHERED_BY_INDEX);
  return {
    cost: Math.min(walking, gathering),
    entries: walking <= gathering ? Math.ceil(entries * PATIENCE) + ENTRIES_IN_ANY_CASE : 0,
    gatherBy: isSearch && worded < shelved ? "word" : "shelf",
  };
}

/** What it probably costs to find a page by segments, wherever it is, if so many shelves are added up in each: none for the list of all. */
export function segmentedCost(total: number, shelves: number): number {
  return (total / SEGMENT_OUTFITS) * (COUNTED_SEGMENT + shelves * ADDED_SHELF);
}
