import { and, type SQL, sql } from "drizzle-orm";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import type { SearchNeeds } from "#server/modules/outfits/search/search-needs.ts";
import {
  COMBINED_MAX,
  meetsAllInRow,
  meetsAtLeast,
  relevanceOf,
} from "#server/modules/outfits/search/search-relevance.ts";
import { countMatches, type Total } from "./count-matches.ts";
import {
  findOutfitsByIds,
  firstOf,
  isAmongFirst,
  type ListOrder,
  orderOfQuery,
  pageOfIds,
  pageOfMatches,
  readPage,
} from "./list-order.ts";

/** How many outfits of an order a search looks at before it sorts all matches; measured in docs/decisions/0006. */
const SEARCHED_FIRST = 2_000;
const SEARCHED_PER_RESULT = 10;
/** Of more matches than are counted, those among so many most viewed outfits are ranked; the others follow by views. */
const RANKED_FIRST = 300;
const BY_VIEWS: ListOrder = { sortBy: "numberOfClicks", sort: "desc" };

export interface FoundOutfits extends Total {
  found: OutfitRecord[];
}

/** A page of the outfits that pass the filters and meet all needs or, where none does, as many as any outfit meets. */
export async function searchOutfits(
  database: Database,
  query: OutfitListQuery,
  filters: SQL | undefined,
  search: SearchNeeds,
): Promise<FoundOutfits & { isPartial: boolean }> {
  for (let met = search.needs.length; met > 0; met = Math.min(met - 1, COMBINED_MAX)) {
    const condition = and(filters, meetsAtLeast(search.needs, met));
    const rowCondition = met === search.needs.length ? meetsAllInRow(search.needs) : undefined;
    const total = await countMatches(database, condition, rowCondition && and(filters, rowCondition));
    if (total.total === 0) continue;
    const isRanked = (query.sortBy ?? "relevance") === "relevance";
    const found = await (isRanked
      ? findMostRelevant(database, query, condition, relevanceOf(search, met), total)
      : findMatches(database, { ...orderOfQuery(query), ...pageOf(query) }, condition, total));
    return { found, ...total, isPartial: met < search.needs.length };
  }
  return { found: [], total: 0, totalIsCapped: false, isPartial: false };
}

interface Page {
  startIndex: number;
  limit: number;
}

const pageOf = ({ startIndex, limit }: Page): Page => ({ startIndex, limit });

/**
 * A page of the matches in an order. Matches that were counted to the end are few and are all sorted. Of more, PostgreSQL estimates how many have
 * several words as if words were independent. Where they exclude each other, or are found late in the order, its plan would read the whole order.
 * A first statement therefore reads only the beginning of the order; where that does not fill the page, a second one sorts all matches.
 */
export async function findMatches(
  database: Database,
  page: ListOrder & Page,
  condition: SQL | undefined,
  { totalIsCapped }: Total,
): Promise<OutfitRecord[]> {
  const sorted = () => readPage(database, page, pageOfMatches(page, condition));
  if (!totalIsCapped) return sorted();
  const beginning = SEARCHED_FIRST + SEARCHED_PER_RESULT * (page.startIndex + page.limit);
  const early = await readPage(
    database,
    page,
    pageOfIds(page, and(condition, isAmongFirst(page, beginning))),
  );
  return early.length === page.limit ? early : sorted();
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
