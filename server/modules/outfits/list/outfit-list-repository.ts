import { type AnyColumn, and, asc, between, desc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { LIST_PAGE_SIZE } from "#contract/limits.ts";
import type { SortField } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { media } from "#server/db/schema/media.ts";
import { catalogueTotals, outfits } from "#server/db/schema/outfits.ts";
import {
  type OutfitRecord,
  outfitSelection,
  selectOutfits,
} from "#server/modules/outfits/outfit-selection.ts";
import { searchCondition } from "#server/modules/outfits/search/search-repository.ts";

const SORT_COLUMNS = {
  createdAt: outfits.createdAt,
  numberOfLikes: outfits.likeCount,
  numberOfClicks: outfits.viewCount,
  totalPrice: outfits.totalPricePaise,
} as const satisfies Record<SortField, AnyColumn>;

const FILTERS = ["category", "section", "type"] as const;
const isActive = sql`${outfits.isActive}`;

/** How many outfits of an order a search looks at before it sorts all matches; measured in docs/decisions/0006. */
const SEARCHED_FIRST = 2_000;
const SEARCHED_PER_RESULT = 10;

/** A page of the active outfits that pass the filters and match the search term. Ties are broken by id, so that paging neither repeats nor skips. */
export async function findActiveOutfits(database: Database, query: OutfitListQuery): Promise<OutfitRecord[]> {
  const search = await searchCondition(database, query.searchTerm);
  return search ? findMatches(database, query, search) : listStatement(query)(database, { ...query });
}

type ListStatement = (database: Database, values: Record<string, unknown>) => Promise<OutfitRecord[]>;
const listStatements = new Map<string, ListStatement>();

/**
 * The statement for lists with the same order and filters, built once. The first page without filters is also planned once for each connection; other
 * statements are planned for their values, because a rare value needs another plan than a common one.
 */
function listStatement(query: OutfitListQuery): ListStatement {
  const filters = FILTERS.filter((filter) => query[filter] !== undefined);
  const isFirstPage = query.startIndex === 0 && query.limit === LIST_PAGE_SIZE;
  const name = ["list", query.sortBy, query.sort, ...filters, isFirstPage ? "first" : "any"].join("_");
  const known = listStatements.get(name);
  if (known) return known;
  const conditions = filters.map((filter) => sql`${outfits[filter]} = ${sql.placeholder(filter)}`);
  const page = isFirstPage
    ? query
    : { ...query, limit: sql.placeholder("limit"), startIndex: sql.placeholder("startIndex") };
  const ids = pageOfIds(page, and(isActive, ...conditions));
  const statement = preparedSelect(
    isFirstPage && filters.length === 0 ? name : undefined,
    new QueryBuilder()
      .select(outfitSelection)
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .innerJoin(sql`(${ids}) as page`, sql`page.id = ${outfits.id}`)
      .orderBy(orderOf(query, "outfits")),
  );
  listStatements.set(name, statement);
  return statement;
}

/**
 * A page of a search. PostgreSQL estimates how many outfits have several words as if words were independent. Where they exclude each other, or are found
 * late in the order, its plan would read the whole order: it gets the beginning only, and where that does not fill the page, all matches are sorted.
 */
async function findMatches(database: Database, query: OutfitListQuery, search: SQL): Promise<OutfitRecord[]> {
  const filters = FILTERS.map((filter) => query[filter] && eq(outfits[filter], query[filter]));
  const matching = and(isActive, ...filters, search);
  const beginning = SEARCHED_FIRST + SEARCHED_PER_RESULT * (query.startIndex + query.limit);
  const early = await readPage(
    database,
    query,
    pageOfIds(query, and(matching, isAmongFirst(query, beginning))),
  );
  return early.length === query.limit ? early : readPage(database, query, pageOfMatches(query, matching));
}

interface Page extends Pick<OutfitListQuery, "sortBy" | "sort"> {
  limit: number | Placeholder;
  startIndex: number | Placeholder;
}

/** The ids of a page, along the index of the order or sorted, as PostgreSQL plans it. */
function pageOfIds(page: Page, condition: SQL | undefined): SQL {
  return sql`select ${outfits.id} from ${outfits} where ${condition} ${orderLimitOffset(page, "outfits")}`;
}

/** The same, from all matches: MATERIALIZED keeps PostgreSQL from reading along the order. */
function pageOfMatches(page: Page, condition: SQL | undefined): SQL {
  return sql`
    with matches as materialized (select ${outfits.id}, ${SORT_COLUMNS[page.sortBy]} from ${outfits} where ${condition})
    select id from matches ${orderLimitOffset(page, "matches")}`;
}

function orderLimitOffset(page: Page, table: string): SQL {
  return sql`order by ${orderOf(page, table)} limit ${page.limit} offset ${page.startIndex}`;
}

function orderOf({ sortBy, sort }: Pick<Page, "sortBy" | "sort">, table: string): SQL {
  const [name, direction] = [sql.identifier(table), sql.raw(sort)];
  return sql`${name}.${sql.identifier(SORT_COLUMNS[sortBy].name)} ${direction}, ${name}.id ${direction}`;
}

/** Whether an outfit is among the first active ones in the order; false for all where there are fewer. */
function isAmongFirst(query: OutfitListQuery, count: number): SQL {
  const column = SORT_COLUMNS[query.sortBy];
  const upTo = sql.raw(query.sort === "asc" ? "<=" : ">=");
  return sql`(${column}, ${outfits.id}) ${upTo} (
    select ${column}, ${outfits.id} from ${outfits} where ${isActive}
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
