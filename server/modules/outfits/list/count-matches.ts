import { type SQL, sql } from "drizzle-orm";
import { LIST_TOTAL_MAX } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { outfits } from "#server/db/schema/outfits.ts";

export interface Total {
  total: number;
  totalIsCapped: boolean;
}

/** Up to one more than is told, which shows that there are more. */
const COUNTED_MAX = LIST_TOTAL_MAX + 1;

export function totalOf(counted: number): Total {
  return { total: Math.min(counted, LIST_TOTAL_MAX), totalIsCapped: counted > LIST_TOTAL_MAX };
}

/** An expression for how many outfits meet a condition. */
export function countedMatches(condition: SQL | undefined): SQL<number> {
  return sql`(select count(*)::integer from (select 1 from ${outfits} where ${condition} limit ${sql.raw(String(COUNTED_MAX))}) as counted)`;
}

/** The same for all active outfits, from the row that triggers update. */
export const countedOutfits = sql<number>`coalesce((select least(active_outfits, ${sql.raw(String(COUNTED_MAX))})::integer from catalogue_totals), 0)`;

/** Counts matches. `byIndex` is for several conditions, which the planner takes for independent (migration 0013). */
export async function countMatches(
  database: Database,
  condition: SQL | undefined,
  byIndex: boolean,
): Promise<Total> {
  const counted = byIndex ? sql`${condition} and prefer_token_index(${outfits.searchTokens})` : condition;
  const [row] = await readRows<{ total: number }>(database, sql`select ${countedMatches(counted)} as total`);
  return totalOf(row?.total ?? 0);
}
