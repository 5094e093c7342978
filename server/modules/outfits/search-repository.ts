import { arrayOverlaps, asc, desc, like, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits, searchWords } from "#server/db/schema/outfits.ts";
import { deletionsOf, isOneTypoApart, type SearchTerm, searchTermsOf } from "./search-words.ts";

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

/**
 * The condition under which an outfit is found by what a visitor typed; undefined when nothing was typed,
 * "nothing" when no outfit can match.
 */
export async function searchCondition(
  database: Database,
  searchTerm: string,
): Promise<SQL | undefined | "nothing"> {
  if (searchTerm.trim() === "") return undefined;
  const terms = searchTermsOf(searchTerm);
  if (terms.length === 0) return "nothing";
  const conditions = await Promise.all(terms.map((term) => termCondition(database, term)));
  return conditions.some((condition) => condition === undefined)
    ? "nothing"
    : sql.join(conditions, sql` and `);
}

async function termCondition(database: Database, { joined, parts }: SearchTerm): Promise<SQL | undefined> {
  if (parts.length === 1) return wordCondition(await readingsOf(database, joined));
  // A lone letter beside others is a letter ("t-shirt"), not the start of a longer word.
  const readings = await Promise.all(
    parts.map((part) => (part.length === 1 ? [part] : readingsOf(database, part))),
  );
  const everyPart = readings.map(wordCondition);
  const together = everyPart.includes(undefined) ? undefined : sql.join(everyPart, sql` and `);
  const whole = wordCondition(await readingsOf(database, joined));
  return or(whole, together && sql`(${together})`);
}

function wordCondition(readings: string[]): SQL | undefined {
  return readings.length === 0 ? undefined : arrayOverlaps(outfits.searchWords, readings);
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
