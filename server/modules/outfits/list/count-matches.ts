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

/** Up to one more than is told, which shows that there are more. */
const COUNTED_MAX = LIST_TOTAL_MAX + 1;
const MOST = sql.raw(String(COUNTED_MAX));

export function totalOf(counted: number): Total {
  return { total: Math.min(counted, LIST_TOTAL_MAX), totalIsCapped: counted > LIST_TOTAL_MAX };
}

/** An expression for how many active outfits have the values of these filters, from the counts that triggers update. */
export function countedOutfits(filters: readonly Filter[]): SQL<number> {
  const given = filters.map((filter) => eq(catalogueCounts[filter], sql.placeholder(filter)));
  return sql`(
    select least(coalesce(sum(${catalogueCounts.activeOutfits}), 0), ${MOST})::integer
    from ${catalogueCounts} where ${and(sql`true`, ...given)})`;
}

/** Some 500 and 10,000 outfits from the beginning of the table. */
const SAMPLE = withinPages(64);
const BEGINNING = withinPages(1_280);
/** With so many in the sample, the beginning of the table probably has more matches than are told. */
const IN_SAMPLE_MIN = 50;

/**
 * Counts matches. The index returns all matches of a frequent condition before the first is counted. Where a sample has many, the beginning of the table is
 * counted first by `rowCondition`, which is the same condition without an index, or true of fewer outfits.
 */
export async function countMatches(
  database: Database,
  condition: SQL | undefined,
  rowCondition?: SQL,
): Promise<Total> {
  const isFrequent =
    rowCondition &&
    sql`${count(and(SAMPLE, rowCondition))} >= ${sql.raw(String(IN_SAMPLE_MIN))} and ${count(and(BEGINNING, rowCondition))} = ${MOST}`;
  const counted = isFrequent
    ? sql`case when ${isFrequent} then ${MOST} else ${count(condition)} end`
    : count(condition);
  const [row] = await readRows<{ total: number }>(database, sql`select ${counted} as total`);
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

function withinPages(pages: number): SQL {
  return sql`${outfits}.ctid < ${sql.raw(`'(${pages},0)'`)}::tid`;
}

function count(condition: SQL | undefined): SQL {
  return sql`(select count(*)::integer from (select from ${outfits} where ${condition} limit ${MOST}) counted)`;
}
