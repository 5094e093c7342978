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

export function totalOf(counted: number): Total {
  return { total: Math.min(counted, LIST_TOTAL_MAX), totalIsCapped: counted > LIST_TOTAL_MAX };
}

/** An expression for how many active outfits have the values of these filters, from the counts that triggers update. */
export function countedOutfits(filters: readonly Filter[]): SQL<number> {
  const given = filters.map((filter) => eq(catalogueCounts[filter], sql.placeholder(filter)));
  return sql`(
    select least(coalesce(sum(${catalogueCounts.activeOutfits}), 0), ${sql.raw(String(COUNTED_MAX))})::integer
    from ${catalogueCounts} where ${and(sql`true`, ...given)})`;
}

/** Counts matches. */
export async function countMatches(database: Database, condition: SQL | undefined): Promise<Total> {
  const [row] = await readRows<{ total: number }>(
    database,
    sql`select count(*)::integer as total from (select from ${outfits} where ${condition} limit ${sql.raw(String(COUNTED_MAX))}) counted`,
  );
  return totalOf(row?.total ?? 0);
}
