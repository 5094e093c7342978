import { and, eq, type SQL, sql } from "drizzle-orm";
import { LIST_TOTAL_MAX } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { catalogueCounts, outfits } from "#server/db/schema/outfits.ts";

/** The filters of a list whose combinations are counted. */
export const FILTERS = ["category", "section", "type"] as const;
type Filter = (typeof FILTERS)[number];

export interface Total {
  total: number;
  totalIsCapped: boolean;
}

/** One more than the largest total in a response: more matches than that are a capped total. */
const COUNTED_MAX = LIST_TOTAL_MAX + 1;
const MOST = sql.raw(String(COUNTED_MAX));

export function totalOf(counted: number): Total {
  return { total: Math.min(counted, LIST_TOTAL_MAX), totalIsCapped: counted > LIST_TOTAL_MAX };
}

/**
 * An expression for how many active outfits have the values of these filters, from the counts that triggers
 * update.
 */
export function countedOutfits(filters: readonly Filter[]): SQL<number> {
  const given = filters.map((filter) => eq(catalogueCounts[filter], sql.placeholder(filter)));
  return sql`(
    select least(coalesce(sum(${catalogueCounts.activeOutfits}), 0), ${MOST})::integer
    from ${catalogueCounts} where ${and(sql`true`, ...given)})`;
}

/** Counts matches, up to the largest total that is told. */
export async function countMatches(database: Database, condition: SQL | undefined): Promise<Total> {
  const [row] = await readRows<{ total: number }>(database, sql`select ${count(condition)} as total`);
  return totalOf(row?.total ?? 0);
}

/** Counts the matches of several conditions in one statement, in their order. */
export async function countEach(
  database: Database,
  conditions: readonly (SQL | undefined)[],
): Promise<number[]> {
  if (conditions.length === 0) return [];
  const counts = sql.join(conditions.map(count), sql`, `);
  const [row] = await readRows<{ counts: number[] }>(database, sql`select array[${counts}] as counts`);
  return (row?.counts ?? []).map((counted) => totalOf(counted).total);
}

function count(condition: SQL | undefined): SQL {
  return sql`(select count(*)::integer from (select from ${outfits} where ${condition} limit ${MOST}) counted)`;
}
