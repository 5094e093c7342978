import { type AnyColumn, and, asc, between, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SortField } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { catalogueTotals, outfits } from "#server/db/schema/outfits.ts";
import { type OutfitRecord, selectOutfits } from "#server/modules/outfits/outfit-selection.ts";
import { searchCondition } from "#server/modules/outfits/search/search-repository.ts";

const SORT_COLUMNS = {
  createdAt: outfits.createdAt,
  numberOfLikes: outfits.likeCount,
  numberOfClicks: outfits.viewCount,
  totalPrice: outfits.totalPricePaise,
} as const satisfies Record<SortField, AnyColumn>;

/** How many outfits of an order a search looks at before it sorts all matches; measured in docs/decisions/0006. */
const SEARCHED_FIRST = 2_000;
const SEARCHED_PER_RESULT = 10;

/** A page of the active outfits that pass the filters and match the search term. Ties are broken by id, so that paging neither repeats nor skips. */
export async function findActiveOutfits(database: Database, query: OutfitListQuery): Promise<OutfitRecord[]> {
  const listed = and(
    sql`${outfits.isActive}`,
    query.category && eq(outfits.category, query.category),
    query.section && eq(outfits.section, query.section),
    query.type && eq(outfits.type, query.type),
  );
  const search = await searchCondition(database, query.searchTerm);
  if (!search) return readPage(database, query, pageOfIds(query, listed));

  // PostgreSQL estimates how many outfits have several words as if words were independent. Where they exclude each other, or are found late in this
  // order, its plan would read the whole order: it gets the beginning only, and where that does not fill the page, all matches are sorted.
  const beginning = SEARCHED_FIRST + SEARCHED_PER_RESULT * (query.startIndex + query.limit);
  const early = await readPage(
    database,
    query,
    pageOfIds(query, and(listed, search, isAmongFirst(query, beginning))),
  );
  return early.length === query.limit
    ? early
    : readPage(database, query, pageOfMatches(query, and(listed, search)));
}

/** The ids of a page, along the index of the order or sorted, as PostgreSQL plans it. */
function pageOfIds(query: OutfitListQuery, condition: SQL | undefined): SQL {
  return sql`select ${outfits.id} from ${outfits} where ${condition} ${orderLimitOffset(query, "outfits")}`;
}

/** The same, from all matches: MATERIALIZED keeps PostgreSQL from reading along the order. */
function pageOfMatches(query: OutfitListQuery, condition: SQL | undefined): SQL {
  return sql`
    with matches as materialized (select ${outfits.id}, ${SORT_COLUMNS[query.sortBy]} from ${outfits} where ${condition})
    select id from matches ${orderLimitOffset(query, "matches")}`;
}

function orderLimitOffset(query: OutfitListQuery, table: string): SQL {
  return sql`order by ${orderOf(query, table)} limit ${query.limit} offset ${query.startIndex}`;
}

function orderOf({ sortBy, sort }: OutfitListQuery, table: string): SQL {
  const [name, direction] = [sql.identifier(table), sql.raw(sort)];
  return sql`${name}.${sql.identifier(SORT_COLUMNS[sortBy].name)} ${direction}, ${name}.id ${direction}`;
}

/** Whether an outfit is among the first active ones in the order; false for all where there are fewer. */
function isAmongFirst(query: OutfitListQuery, count: number): SQL {
  const column = SORT_COLUMNS[query.sortBy];
  const upTo = sql.raw(query.sort === "asc" ? "<=" : ">=");
  return sql`(${column}, ${outfits.id}) ${upTo} (
    select ${column}, ${outfits.id} from ${outfits} where ${outfits.isActive}
    order by ${orderOf(query, "outfits")} limit 1 offset ${count})`;
}

/** The rows are looked up after the page's ids, so that outfits before the page cost an index entry each. */
function readPage(database: Database, query: OutfitListQuery, ids: SQL): Promise<OutfitRecord[]> {
  return selectOutfits(database)
    .innerJoin(sql`(${ids}) as page`, sql`page.id = ${outfits.id}`)
    .orderBy(orderOf(query, "outfits"));
}

/** The active outfits with the most views, then likes, then the newest. */
export async function findTrendingOutfits(database: Database, limit: number): Promise<OutfitRecord[]> {
  return selectOutfits(database)
    .where(eq(outfits.isActive, true))
    .orderBy(desc(outfits.viewCount), desc(outfits.likeCount), desc(outfits.createdAt), desc(outfits.id))
    .limit(limit);
}

/** The number of active outfits and the sum of their views. */
export async function sumActiveOutfits(
  database: Database,
): Promise<{ outfitCount: number; viewCount: number }> {
  const [totals] = await database.select().from(catalogueTotals);
  return { outfitCount: totals?.activeOutfits ?? 0, viewCount: totals?.activeViews ?? 0 };
}

/** Ids and last changes of the active outfits whose id begins with these hexadecimal digits, for the sitemap. */
export async function findActiveOutfitsByIdPrefix(database: Database, prefix: string, limit: number) {
  return database
    .select({ id: outfits.id, updatedAt: outfits.updatedAt })
    .from(outfits)
    .where(
      and(eq(outfits.isActive, true), between(outfits.id, prefix.padEnd(32, "0"), prefix.padEnd(32, "f"))),
    )
    .orderBy(asc(outfits.id))
    .limit(limit);
}
