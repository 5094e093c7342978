import { type SQL, sql } from "drizzle-orm";
import { outfits } from "#server/db/schema/outfits.ts";
import type { WordShare } from "./word-shares.ts";

/** What an outfit must have to be found, in two forms that mean the same. */
export interface WordSearch {
  /** For finding all such outfits by the index of words. */
  byIndex: SQL;
  /** For looking at outfits one by one. */
  oneByOne: SQL;
  /** Which share of all outfits that probably is. */
  share: number;
}

/** Comparing an outfit's words with each of more words than these takes longer than looking them up. */
const COMPARED_ONE_BY_ONE_MAX = 8;

/** Outfits that have one of these words; undefined without any. */
export function anyWord(words: readonly string[], shareOf: WordShare): WordSearch | undefined {
  if (words.length === 0) return undefined;
  const values = sql`${sql.param(words)}::text[]`;
  return {
    // Which words they are is withheld from the planner: it would rather read a whole table than a long list of the index.
    byIndex: sql`${outfits.searchWords} && (select ${values})`,
    oneByOne:
      words.length <= COMPARED_ONE_BY_ONE_MAX
        ? sql`${outfits.searchWords} && ${values}`
        : sql`exists (select from unnest(${outfits.searchWords}) as word where word = any(${values}))`,
    share: shareOfAny(words.map(shareOf)),
  };
}

/** Outfits that all of these searches find; undefined when one of them cannot find any. */
export function everyOf(searches: readonly (WordSearch | undefined)[]): WordSearch | undefined {
  const possible = searches.filter((search) => search !== undefined);
  if (possible.length < searches.length) return undefined;
  return {
    byIndex: joined(possible, "byIndex", sql` and `),
    oneByOne: joined(possible, "oneByOne", sql` and `),
    share: possible.reduce((share, search) => share * search.share, 1),
  };
}

/** Outfits that one of these searches finds; undefined when none can find any. */
export function oneOf(searches: readonly (WordSearch | undefined)[]): WordSearch | undefined {
  const possible = searches.filter((search) => search !== undefined);
  if (possible.length === 0) return undefined;
  return {
    byIndex: joined(possible, "byIndex", sql` or `),
    oneByOne: joined(possible, "oneByOne", sql` or `),
    share: shareOfAny(possible.map(({ share }) => share)),
  };
}

function joined(searches: readonly WordSearch[], form: "byIndex" | "oneByOne", by: SQL): SQL {
  return sql`(${sql.join(
    searches.map((search) => search[form]),
    by,
  )})`;
}

/** As if words stood together by chance. */
function shareOfAny(shares: readonly number[]): number {
  return 1 - shares.reduce((none, share) => none * (1 - share), 1);
}
