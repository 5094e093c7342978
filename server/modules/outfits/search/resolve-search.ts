import { and, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { isActive } from "#server/modules/outfits/query/page-of-outfits.ts";
import { type KnownWord, minimumMatch, sourceClause } from "./clauses.ts";
import { correctSpelling } from "./lexicon.ts";
import { fillerTag, indexedWord } from "./outfit-tokens.ts";
import {
  intentOfSource,
  mayNameSource,
  parseSearch,
  type SearchIntent,
  type WordWanted,
} from "./parse-search.ts";
import { correctWords, stem } from "./search-words.ts";
import { sourceToken } from "./tokens.ts";
import { findCompletions, findSpellingCorrections } from "./vocabulary.ts";

export interface ResolvedSearch {
  intent: SearchIntent;
  known: KnownWord[];
  /** How many words the catalogue does not have. */
  unknown: number;
  /** Whether it has words, but none that an outfit could have. */
  hasNothingKnown: boolean;
  /** The term with its typing mistakes corrected; undefined without any. */
  readAs?: string;
}

/**
 * Parses a search term and resolves its words, with the catalogue's vocabulary for beginnings of words and
 * typos.
 */
export async function resolveSearch(database: Database, text: string): Promise<ResolvedSearch> {
  const first = parseSearch(text);
  const source = mayNameSource(text, first) ? await findSource(database, text) : undefined;
  if (source !== undefined) {
    return { intent: intentOfSource(source), known: [], unknown: 0, hasNothingKnown: false };
  }
  const found = await lookUp(database, first.words);
  // A word that the catalogue does not have may be a fashion term with a typo, which decides what its
  // neighbours mean.
  const corrected = new Map<string, string>();
  for (const [{ joined, parts }, known] of found) {
    const term = known || parts.length > 1 ? undefined : correctSpelling(joined);
    if (term) corrected.set(joined, term);
  }
  const intent = corrected.size > 0 ? parseSearch(text, corrected) : first;
  const left = found.filter(([word]) => !corrected.has(word.joined));
  const words = await Promise.all(
    left.map(async ([word, known]) => {
      if (known) return known;
      const meant = await typosOf(database, word);
      const [spelling] = meant?.spellings ?? [];
      if (spelling !== undefined) corrected.set(word.joined, spelling);
      return meant?.known;
    }),
  );
  const { garments, colours, occasions, attributes, sections, price, isGeneral } = intent;
  const filler = price || isGeneral ? undefined : fillerTag(text);
  const known = words.filter((word) => word !== undefined);
  if (filler) known.push({ anyOf: [filler], allOf: [] });
  const terms = [...garments, ...colours, ...occasions, ...attributes, ...sections, ...known];
  const unknown = words.length - known.length;
  const hasNothingKnown = terms.length === 0 && (unknown > 0 || !(price || isGeneral));
  const read = { intent, known, unknown, hasNothingKnown };
  return corrected.size > 0 ? { ...read, readAs: correctWords(text, corrected) } : read;
}

/** The source that a search term names, as one of its active outfits spells it. */
async function findSource(database: Database, text: string): Promise<string | undefined> {
  const outfit = database
    .select({ id: outfits.id })
    .from(outfits)
    .where(and(isActive, minimumMatch([sourceClause(text)], 1)))
    .limit(1);
  const sources = await database
    .select({ name: outfitItems.sourceName })
    .from(outfitItems)
    .where(inArray(outfitItems.outfitId, outfit));
  return sources.map(({ name }) => name).find((name) => sourceToken(name) === sourceToken(text));
}

type Found = [word: WordWanted, known: KnownWord | undefined];

function lookUp(database: Database, words: readonly WordWanted[]): Promise<Found[]> {
  const isAlone = words.length === 1;
  return Promise.all(
    words.map(async (word): Promise<Found> => {
      const anyOf = await indexedCompletions(database, word.joined, isAlone);
      const parts = word.parts.length > 1 ? word.parts : [];
      const allOf = await Promise.all(parts.map((part) => indexedCompletions(database, part, false)));
      const hasParts = allOf.length > 0 && allOf.every((words) => words.length > 0);
      return [word, anyOf.length > 0 || hasParts ? { anyOf, allOf: hasParts ? allOf : [] } : undefined];
    }),
  );
}

/** Below, a word beside others is a whole word, not the beginning of one. */
const BEGINNING_MIN_LENGTH = 3;

async function indexedCompletions(database: Database, word: string, isAlone: boolean): Promise<string[]> {
  const completions = await findCompletions(database, word);
  if (word.length < BEGINNING_MIN_LENGTH && !isAlone) {
    return completions.includes(word) ? [indexedWord(word)] : [];
  }
  // "prints" is found where the catalogue has "print" only.
  const found =
    completions.length > 0 || stem(word) === word ? completions : await findCompletions(database, stem(word));
  return [...new Set(found.map(indexedWord))];
}

async function typosOf(
  database: Database,
  { joined }: WordWanted,
): Promise<{ known: KnownWord; spellings: string[] } | undefined> {
  const spellings = await findSpellingCorrections(database, joined);
  if (spellings.length === 0) return undefined;
  return { known: { anyOf: [...new Set(spellings.map(indexedWord))], allOf: [] }, spellings };
}
