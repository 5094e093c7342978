import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { OutfitListQuery } from "#contract/outfit/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import { countMatches, type Total } from "#server/modules/outfits/query/count-matches.ts";
import {
  findMatches,
  findOutfitsByIds,
  firstOf,
  isAmongFirst,
  type ListOrder,
  orderOfQuery,
  type Page,
} from "#server/modules/outfits/query/page-of-outfits.ts";
import { COMBINED_MAX, minimumMatch, relevanceOf, type SearchClauses } from "./clauses.ts";

/**
 * Of more matches than are counted, those among so many most viewed outfits are ranked; the others follow by
 * views.
 */
const RANKED_FIRST = 300;
const BY_VIEWS: ListOrder = { sortBy: "numberOfClicks", sort: "desc" };

export interface FoundOutfits extends Total {
  found: OutfitRecord[];
}

/**
 * A page of the outfits that pass the filters and meet all clauses or, where none does, as many as any outfit
 * meets.
 */
export async function runSearch(
  database: Database,
  query: OutfitListQuery,
  filters: SQL | undefined,
  search: SearchClauses,
): Promise<FoundOutfits & { isPartial: boolean }> {
  for (let met = search.clauses.length; met > 0; met = Math.min(met - 1, COMBINED_MAX)) {
    const condition = and(filters, minimumMatch(search.clauses, met));
    const total = await countMatches(database, condition);
    if (total.total === 0) continue;
    const isRanked = (query.sortBy ?? "relevance") === "relevance";
    const found = await (isRanked
      ? findMostRelevant(database, query, condition, relevanceOf(search, met), total)
      : findMatches(
          database,
          { ...orderOfQuery(query), startIndex: query.startIndex, limit: query.limit },
          condition,
          total,
        ));
    return { found, ...total, isPartial: met < search.clauses.length };
  }
  return { found: [], total: 0, totalIsCapped: false, isPartial: false };
}

/** A page of the matches by relevance, then views. */
async function findMostRelevant(
  database: Database,
  { startIndex, limit }: Page,
  condition: SQL | undefined,
  relevance: SQL,
  total: Total,
): Promise<OutfitRecord[]> {
  const { totalIsCapped } = total;
  const from = totalIsCapped ? firstOf(BY_VIEWS, RANKED_FIRST) : sql`${outfits}`;
  const { ids, count } = await rankMatches(database, from, condition, relevance, { startIndex, limit });
  const best = await findOutfitsByIds(database, ids);
  if (!totalIsCapped || ids.length === limit) return best;
  const others = and(condition, sql`not (${isAmongFirst(BY_VIEWS, RANKED_FIRST)})`);
  const next = { startIndex: Math.max(0, startIndex - count), limit: limit - ids.length };
  return [...best, ...(await findMatches(database, { ...BY_VIEWS, ...next }, others, total))];
}

/** An item of an outfit, which has the price that a search asks for. */
export interface PricedItem {
  outfitId: string;
  itemName: string;
  pricePaise: number;
}

/** For each of the outfits, the cheapest item that the condition is true of. */
export async function findItems(
  database: Database,
  outfitIds: readonly string[],
  condition: SQL,
): Promise<PricedItem[]> {
  const { outfitId, itemName, pricePaise } = outfitItems;
  return database
    .selectDistinctOn([outfitId], { outfitId, itemName, pricePaise })
    .from(outfitItems)
    .where(and(inArray(outfitId, [...outfitIds]), condition))
    .orderBy(outfitId, pricePaise, outfitItems.position);
}

async function rankMatches(
  database: Database,
  from: SQL,
  condition: SQL | undefined,
  relevance: SQL,
  { startIndex, limit }: Page,
): Promise<{ ids: string[]; count: number }> {
  const [row] = await readRows<{ ids: string[]; count: number }>(
    database,
    sql`
      with matches as materialized (
        select ${outfits.id}, ${outfits.viewCount}, ${relevance} as relevance from ${from} where ${condition})
      select
        (select count(*)::integer from matches) as count,
        to_json(array(
          select id from matches order by relevance desc, view_count desc, id desc limit ${limit} offset ${startIndex})) as ids`,
  );
  return row ?? { ids: [], count: 0 };
}
