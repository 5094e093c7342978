import { arrayOverlaps, asc, desc, like, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { searchWords } from "#server/db/schema/outfits.ts";
import { deletionsOf, isOneTypoApart, searchTermsOf } from "./search-words.ts";
import { anyWord, everyOf, oneOf, type WordSearch } from "./word-search.ts";
import { wordShares } from "./word-shares.ts";

/** More ways to read one typed word than this say nothing about what was meant. */
const READINGS_MAX = 200;
/** Shorter words are too easily a typo of anything. */
const TYPO_MIN_LENGTH = 4;
const SUBSTRING_MIN_LENGTH = 3;
const WORDS_PER_STATEMENT = 1_000;

/** Adds words to the catalogue's vocabulary; those already there stay. */
export async function registerSearchWords(database: Database, words: Iterable<string>): Promise<void> {
  // Sorted, so that two writers never wait for each other in a circle.
  const sorted = [...new Set(words)].sort();
  for (let start = 0; start < sorted.length; start += WORDS_PER_STATEMENT) {
    const rows = sorted
      .slice(start, start + WORDS_PER_STATEMENT)
      .map((word) => ({ word, deletions: deletionsOf(word) }));
    await database.insert(searchWords).values(rows).onConflictDoNothing();
  }
}

/** What a visitor typed, as a search for words; undefined when nothing was typed, "nothing" when no outfit can match. */
export async function readSearch(
  database: Database,
  searchTerm: string,
): Promise<WordSearch | undefined | "nothing"> {
  if (searchTerm.trim() === "") return undefined;
  const terms = searchTermsOf(searchTerm);
  if (terms.length === 0) return "nothing";
  const shareOf = await wordShares(database);
  const search = async (word: string) => anyWord(await readingsOf(database, word), shareOf);
  const searches = terms.map(async ({ joined, parts }) => {
    if (parts.length === 1) return search(joined);
    // A lone letter beside others is a letter ("t-shirt"), not the start of a longer word.
    const together = parts.map((part) => (part.length === 1 ? anyWord([part], shareOf) : search(part)));
    return oneOf([await search(joined), everyOf(await Promise.all(together))]);
  });
  return everyOf(await Promise.all(searches)) ?? "nothing";
}

/** The catalogue's words that a typed word may mean: those that contain it; failing that, those one typo away. */
async function readingsOf(database: Database, word: string): Promise<string[]> {
  const pattern = word.length < SUBSTRING_MIN_LENGTH ? `${word}%` : `%${word}%`;
  const containing = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, pattern))
    .orderBy(
      desc(sql`${searchWords.word} = ${word}`),
      asc(sql`length(${searchWords.word})`),
      asc(searchWords.word),
    )
    .limit(READINGS_MAX);
  if (containing.length > 0 || word.length < TYPO_MIN_LENGTH) return containing.map((row) => row.word);
  const near = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.deletions, deletionsOf(word)));
  return near.map((row) => row.word).filter((candidate) => isOneTypoApart(word, candidate));
}
