import { eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { type OutfitRecord, outfitSelection } from "#server/modules/outfits/outfit-selection.ts";
import { listOrder, orderOf } from "./list-order.ts";
import { type AskedShelves, SHELF_FILTERS } from "./page-statements.ts";

type PageStatement = (database: Database, values: Record<string, unknown>) => Promise<OutfitRecord[]>;

const statements = new Map<string, PageStatement>();

/**
 * The prepared statement for pages of lists like the one asked for, in the same order and with the same filters, whose ids `page` finds
 * on the shelves it is given; it is built when it is first asked for.
 */
export function preparedPage(
  kind: "near" | "deep",
  query: OutfitListQuery,
  page: (shelves: AskedShelves) => SQL,
): PageStatement {
  const filters = SHELF_FILTERS.filter((filter) => query[filter] !== undefined);
  const name = [kind, query.sortBy, query.sort, ...filters].join("_");
  const known = statements.get(name);
  if (known) return known;
  const shelves = Object.fromEntries(filters.map((filter) => [filter, unseen(filter, "text")]));
  const statement = preparedSelect(
    name,
    new QueryBuilder()
      .select(outfitSelection)
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .innerJoin(sql`${page(shelves)} as page`, sql`page.id = ${outfits.id}`)
      .orderBy(orderOf("outfits", listOrder(query))),
  );
  statements.set(name, statement);
  return statement;
}

/**
 * A value of a prepared statement, out of the planner's sight: told how short a page or how small a shelf is, it thinks a plan for just that
 * better, and plans every time.
 */
export function unseen(value: string, type: "int" | "bigint" | "text"): SQL {
  return sql`(select ${sql.placeholder(value)}::${sql.raw(type)})`;
}
