import { and, eq, type SQL, sql } from "drizzle-orm";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import type { SearchCompletions } from "#contract/outfit/outfit-list-query.ts";
import { CATEGORIES } from "#contract/outfit/outfit-vocabulary.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { countEach } from "#server/modules/outfits/query/count-matches.ts";
import { isActive } from "#server/modules/outfits/query/page-of-outfits.ts";
import { clausesOf, hasAny, minimumMatch } from "./clauses.ts";
import { completeGarments } from "./lexicon.ts";
import { indexedWord, termWord } from "./outfit-tokens.ts";
import { mayNameSource, parseSearch } from "./parse-search.ts";
import { splitWords } from "./search-words.ts";
import { sourceToken, wordToken } from "./tokens.ts";

/** Of each kind. */
const COMPLETIONS_MAX = 4;
/** Of each kind, more of them, because some are of no outfit. */
const COUNTED_NAMES_MAX = 12;
/** One letter begins too many garments to guess at: "kurta for m" is rather for men. */
const LAST_WORD_MIN_LENGTH = 2;

/**
 * Categories, brands and garments that begin as typed and that outfits have; "red sar" becomes "red saree".
 */
export async function completeSearch(database: Database, typed: string): Promise<SearchCompletions> {
  const words = splitWords(typed);
  const beginning = words.join(" ");
  if (beginning === "") return { categories: [], brands: [], garments: [] };
  const categories = CATEGORIES.filter((name) => ` ${splitWords(name).join(" ")}`.includes(` ${beginning}`));
  const brands = await findBrands(database, typed.replaceAll("\u0000", "").trim().toLowerCase());
  const garments = completeGarments(beginning);
  const candidates = {
    categories: candidatesOf(categories, (name) => eq(outfits.category, name)),
    brands: candidatesOf(brands, meetsBrand),
    garments:
      garments.length > 0
        ? garments.slice(0, COUNTED_NAMES_MAX).map(({ shown, name }) => ({
            name: shown,
            condition: hasAny([wordToken(termWord(name))]),
          }))
        : candidatesOf(completeLastWord(typed), meetsAll),
  };
  const all = [...candidates.categories, ...candidates.brands, ...candidates.garments];
  const counts = await countEach(
    database,
    all.map(({ condition }) => and(isActive, condition)),
  );
  const countOf = new Map<object, number>(all.map((candidate, index) => [candidate, counts[index] ?? 0]));
  const existing = <T extends string>(kind: readonly Candidate<T>[]) =>
    kind
      .map((candidate) => ({ name: candidate.name, count: countOf.get(candidate) ?? 0 }))
      .filter(({ count }) => count > 0)
      .slice(0, COMPLETIONS_MAX);
  return {
    categories: existing(candidates.categories),
    brands: existing(candidates.brands),
    garments: existing(candidates.garments),
  };
}

interface Candidate<T extends string> {
  name: T;
  /** Of the outfits that are counted for it. */
  condition: SQL | undefined;
}

function candidatesOf<T extends string>(
  names: readonly T[],
  conditionOf: (name: T) => SQL | undefined,
): Candidate<T>[] {
  return names.slice(0, COUNTED_NAMES_MAX).map((name) => ({ name, condition: conditionOf(name) }));
}

/**
 * Searches for what is typed with its last word as a garment of which the name begins like it. Words that are
 * no fashion terms are not looked up, so there are none of those.
 */
function completeLastWord(typed: string): string[] {
  const [, before = "", last = ""] = /^(.*\S\s+)(\S+)$/su.exec(typed.trim()) ?? [];
  const beginning = splitWords(last).join(" ");
  if (beginning.length < LAST_WORD_MIN_LENGTH) return [];
  return completeGarments(beginning)
    .map(({ shown }) => `${before}${shown}`)
    .filter((term) => term.length <= SEARCH_TERM_MAX_LENGTH && parseSearch(term).words.length === 0);
}

function meetsBrand(name: string): SQL | undefined {
  const intent = parseSearch(name);
  if (mayNameSource(name, intent)) return hasAny([sourceToken(name)]);
  return intent.words.length > 0
    ? and(...splitWords(name).map((word) => hasAny([wordToken(indexedWord(word))])))
    : meetsAll(name);
}

function meetsAll(term: string): SQL | undefined {
  const { clauses } = clausesOf({ intent: parseSearch(term), known: [] });
  return minimumMatch(clauses, clauses.length);
}

/**
 * The first names of sources that begin as typed: each step goes to the next name in the index, however many
 * items have the one before.
 */
async function findBrands(database: Database, typed: string): Promise<string[]> {
  const pattern = `${typed.replace(/[\\%_]/g, "\\$&")}%`;
  const next = (after: SQL) => sql`(
    select lower(source_name) from outfit_items where lower(source_name) like ${pattern} and lower(source_name) ~>~ ${after}
    order by lower(source_name) using ~<~ limit 1)`;
  const rows = await readRows<{ name: string }>(
    database,
    sql`
      with recursive brands (lowered) as (
        select ${next(sql`''`)}
        union all select ${next(sql`brands.lowered`)} from brands where brands.lowered is not null)
      select (select source_name from outfit_items where lower(source_name) = brands.lowered limit 1) as name
      from brands where lowered is not null limit ${COUNTED_NAMES_MAX}`,
  );
  return rows.map(({ name }) => name);
}
