import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { SortField } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import { outfits } from "#server/db/schema/outfits.ts";

const SORT_COLUMNS = {
  createdAt: outfits.createdAt,
  numberOfLikes: outfits.likeCount,
  numberOfClicks: outfits.viewCount,
  totalPrice: outfits.totalPricePaise,
} as const satisfies Record<SortField, AnyColumn>;

/** What a list is sorted by; ties are broken by id, so that paging never repeats or skips (D30). */
export interface ListOrder {
  column: AnyColumn;
  direction: SQL;
}

export function listOrder({ sortBy, sort }: Pick<OutfitListQuery, "sortBy" | "sort">): ListOrder {
  return { column: SORT_COLUMNS[sortBy], direction: sql.raw(sort) };
}

/** The same list from its end. */
export function reversed({ sort, ...query }: OutfitListQuery): OutfitListQuery {
  return { ...query, sort: sort === "asc" ? "desc" : "asc" };
}

/** The order of a statement's rows, by the columns of the table or subquery with this name. */
export function orderOf(table: "outfits" | "walked" | "found", { column, direction }: ListOrder): SQL {
  const name = sql.identifier(table);
  return sql`${name}.${sql.identifier(column.name)} ${direction}, ${name}.id ${direction}`;
}
