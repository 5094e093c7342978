import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

const KEPT_FOR_MS = 60_000;

/** Which share of all outfits has a word, between 0 and 1: an estimate, to choose how to search by and nothing else. */
export type WordShare = (word: string) => number;

const kept = new WeakMap<Database, { until: number; shares: Promise<WordShare> }>();

/**
 * The shares as the database's own statistics know them: those of the thousand commonest words or so. Any other word is rarer than these.
 * Without statistics (a shop that was just filled) nothing is known, and every word counts as neither common nor rare.
 */
export function wordShares(database: Database): Promise<WordShare> {
  const known = kept.get(database);
  if (known && known.until > performance.now()) return known.shares;
  const shares = readShares(database);
  kept.set(database, { until: performance.now() + KEPT_FOR_MS, shares });
  shares.catch(() => kept.delete(database));
  return shares;
}

/** Of a word about which nothing is known. */
const UNKNOWN_SHARE = 0.01;

async function readShares(database: Database): Promise<WordShare> {
  const { rows } = (await database.execute(sql`
    select common.word, common.share from pg_stats,
      unnest(most_common_elems::text::text[], most_common_elem_freqs::float8[]) as common (word, share)
    where schemaname = current_schema() and tablename = 'outfits' and attname = 'search_words' and common.word is not null
  `)) as unknown as { rows: { word: string; share: number }[] };
  if (rows.length === 0) return () => UNKNOWN_SHARE;
  const shares = new Map(rows.map(({ word, share }) => [word, share]));
  const rarer = Math.min(...shares.values()) / 2;
  return (word) => shares.get(word) ?? rarer;
}
