import { type AnyColumn, and, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AdminSortField, SortOrder } from "#contract/outfit/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { type OutfitRecord, selectOutfits } from "#server/modules/outfits/outfit-selection.ts";
import type { Total } from "./count-matches.ts";

/** A column that a list is sorted by. Ties are broken by id, so that paging neither repeats nor skips. */
export interface ListOrder {
  sortBy: AdminSortField;
  sort: SortOrder;
}

export interface ListPage extends ListOrder {
  limit: number | Placeholder;
  startIndex: number | Placeholder;
}

const SORT_COLUMNS = {
  createdAt: outfits.createdAt,
  numberOfLikes: outfits.likeCount,
  numberOfClicks: outfits.viewCount,
  totalPrice: outfits.totalPricePaise,
  rateLook: outfits.rateLook,
} as const satisfies Record<ListOrder["sortBy"], AnyColumn>;

export const isActive = sql`${outfits.isActive}`;

export function orderOf({ sortBy, sort }: ListOrder, table: string): SQL {
  const [name, direction] = [sql.identifier(table), sql.raw(sort)];
  return sql`${name}.${sql.identifier(SORT_COLUMNS[sortBy].name)} ${direction}, ${name}.id ${direction}`;
}

/** The order of a query that does not ask for relevance. */
export function orderOfQuery({
  sortBy = "createdAt",
  sort,
}: Pick<OutfitListQuery, "sortBy" | "sort">): ListOrder {
  return sortBy === "relevance" ? { sortBy: "createdAt", sort: "desc" } : { sortBy, sort };
}

/** The ids of a page, along the index of the order or sorted, as PostgreSQL plans it. */
export function pageOfIds(page: ListPage, condition: SQL | undefined): SQL {
  return sql`select ${outfits.id} from ${outfits} where ${condition} ${orderLimitOffset(page, "outfits")}`;
}

/** The same, from all matches: MATERIALIZED keeps PostgreSQL from reading along the order. */
export function pageOfMatches(page: ListPage, condition: SQL | undefined): SQL {
  return sql`
    with matches as materialized (select ${outfits.id}, ${SORT_COLUMNS[page.sortBy]} from ${outfits} where ${condition})
    select id from matches ${orderLimitOffset(page, "matches")}`;
}

/** How many outfits match, as `total`, and the ids of a page of them, as `ids`. */
export function countAndPageOfMatches(page: ListPage, condition: SQL): SQL {
  return sql`
    with matches as materialized (select ${outfits.id}, ${SORT_COLUMNS[page.sortBy]} from ${outfits} where ${condition}),
      page as (select id from matches ${orderLimitOffset(page, "matches")})
    select (select count(*)::int from matches) as total, array(select id::text from page) as ids`;
}

function orderLimitOffset(page: ListPage, table: string): SQL {
  return sql`order by ${orderOf(page, table)} limit ${page.limit} offset ${page.startIndex}`;
}

/** Whether an outfit is among the first active ones in the order; null for all where there are fewer. */
export function isAmongFirst(order: ListOrder, count: number): SQL {
  const column = SORT_COLUMNS[order.sortBy];
  const upTo = sql.raw(order.sort === "asc" ? "<=" : ">=");
  return sql`(${column}, ${outfits.id}) ${upTo} (
    select ${column}, ${outfits.id} from ${outfits} where ${isActive}
    order by ${orderOf(order, "outfits")} limit 1 offset ${count})`;
}

/**
 * The active outfits that `isAmongFirst` is true for, to select from: PostgreSQL expects a third of all for
 * its comparison.
 */
export function firstOf(order: ListOrder, count: number): SQL {
  return sql`(
    select * from ${outfits} where ${isActive} order by ${orderOf(order, "outfits")} limit ${sql.raw(String(count + 1))}
  ) ${outfits}`;
}

/** The rows are looked up after the page's ids, so that outfits before the page cost an index entry each. */
export function readPage(database: Database, order: ListOrder, ids: SQL): Promise<OutfitRecord[]> {
  return selectOutfits(database)
    .innerJoin(sql`(${ids}) as page`, sql`page.id = ${outfits.id}`)
    .orderBy(orderOf(order, "outfits"));
}

/** The active outfits with these ids, in their order. */
export async function findOutfitsByIds(database: Database, ids: readonly string[]): Promise<OutfitRecord[]> {
  if (ids.length === 0) return [];
  const found = await selectOutfits(database).where(sql`${isActive} and ${inArray(outfits.id, [...ids])}`);
  const byId = new Map(found.map((outfit) => [outfit.id, outfit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export interface Page {
  startIndex: number;
  limit: number;
}

/**
 * How many outfits of an order are looked at before all matches are sorted (docs/decisions/0007).
 */
const SEARCHED_FIRST = 2_000;
const SEARCHED_PER_RESULT = 10;

/**
 * A page of the matches in an order. Matches that were counted to the end are few and are all sorted. Of
 * more, PostgreSQL estimates how many have several words as if words were independent. Where they exclude
 * each other, or are found late in the order, its plan would read the whole order. A first statement
 * therefore reads only the beginning of the order; where that does not fill the page, a second one sorts all
 * matches.
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
