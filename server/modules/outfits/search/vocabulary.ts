import { arrayOverlaps, asc, like, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { searchWords } from "#server/db/schema/outfits.ts";
import { type OutfitWords, wordsOf } from "./outfit-tokens.ts";
import { deletionsOf, isOneTypoApart } from "./search-words.ts";

/** Of the words that begin as typed, the shortest so many are searched for. */
const COMPLETIONS_MAX = 50;
/** Shorter words are one typo apart from too many others. */
const TYPO_MIN_LENGTH = 4;
const WORDS_PER_STATEMENT = 1_000;

/**
 * Adds the words of outfits to the catalogue's vocabulary; those already there stay. Before the transaction
 * that stores the texts, not in it: another that adds the same new word waits until the transaction that has
 * added it ends.
 */
export async function registerWordsOf(database: Database, outfits: Iterable<OutfitWords>): Promise<void> {
  const words = new Set<string>();
  for (const outfit of outfits) for (const word of wordsOf(outfit)) words.add(word);
  await registerSearchWords(database, words);
}

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

/** The catalogue's words that begin with a typed word. */
export async function findCompletions(database: Database, word: string): Promise<string[]> {
  const completions = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, `${word}%`))
    .orderBy(asc(sql`length(${searchWords.word})`), asc(searchWords.word))
    .limit(COMPLETIONS_MAX);
  return completions.map((row) => row.word);
}

/** The catalogue's words that are one typo away from a typed word. */
export async function findSpellingCorrections(database: Database, word: string): Promise<string[]> {
  if (word.length < TYPO_MIN_LENGTH) return [];
  const candidates = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.deletions, deletionsOf(word)));
  return candidates.map((row) => row.word).filter((candidate) => isOneTypoApart(word, candidate));
}
