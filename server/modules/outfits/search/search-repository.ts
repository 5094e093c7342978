import { and, arrayOverlaps, asc, like, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits, searchWords } from "#server/db/schema/outfits.ts";
import { deletionsOf, isOneTypoApart, type SearchTerm, searchTermsOf } from "./search-words.ts";

/** Of the words that begin as typed, the shortest so many are searched for. */
const COMPLETIONS_MAX = 200;
/** Shorter words are one typo apart from too many others. */
const TYPO_MIN_LENGTH = 4;
const WORDS_PER_STATEMENT = 1_000;

/** Adds words to the catalogue's vocabulary; those already there stay. */
export async function registerSearchWords(database: Database, words: Iterable<string>): Promise<void> {
  // Sorted, so that concurrent writers lock in one order and cannot deadlock.
  const sorted = [...new Set(words)].sort();
  for (let start = 0; start < sorted.length; start += WORDS_PER_STATEMENT) {
    const rows = sorted
      .slice(start, start + WORDS_PER_STATEMENT)
      .map((word) => ({ word, deletions: deletionsOf(word) }));
    await database.insert(searchWords).values(rows).onConflictDoNothing();
  }
}

/** The condition that an outfit meets when it has every term of a search; undefined for a blank search. */
export async function searchCondition(database: Database, searchTerm: string): Promise<SQL | undefined> {
  if (searchTerm.trim() === "") return undefined;
  const terms = searchTermsOf(searchTerm);
  if (terms.length === 0) return sql`false`;
  return and(...(await Promise.all(terms.map((term) => termCondition(database, term)))));
}

/** A term such as "t-shirt" is found as one word or as all of its parts. */
async function termCondition(database: Database, { joined, parts }: SearchTerm): Promise<SQL | undefined> {
  const hasWord = async (word: string) => hasAnyOf(await vocabularyFor(database, word));
  if (parts.length === 1) return hasWord(joined);
  // A single letter beside other parts is a whole word, not the beginning of one.
  const hasParts = await Promise.all(
    parts.map((part) => (part.length === 1 ? hasAnyOf([part]) : hasWord(part))),
  );
  return or(await hasWord(joined), and(...hasParts));
}

function hasAnyOf(words: string[]): SQL {
  return words.length > 0 ? arrayOverlaps(outfits.searchWords, words) : sql`false`;
}

/** The catalogue's words that a typed word may mean: those that begin with it or, if there are none, those one typo away. */
async function vocabularyFor(database: Database, word: string): Promise<string[]> {
  const completions = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, `${word}%`))
    .orderBy(asc(sql`length(${searchWords.word})`), asc(searchWords.word))
    .limit(COMPLETIONS_MAX);
  if (completions.length > 0 || word.length < TYPO_MIN_LENGTH) return completions.map((row) => row.word);
  const candidates = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.deletions, deletionsOf(word)));
  return candidates.map((row) => row.word).filter((candidate) => isOneTypoApart(word, candidate));
}
