import { eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { type ListOrder, orderOf } from "./list-order.ts";
import { type OutfitRecord, outfitSelection } from "./outfit-selection.ts";
import { SHELF_FILTERS, type Shelves } from "./page-statements.ts";

type PageStatement = (database: Database, values: Record<string, unknown>) => Promise<OutfitRecord[]>;

const statements = new Map<string, PageStatement>();

/** The prepared statement of this name for the outfits, in an order, whose ids `page` finds; it is built when it is first asked for. */
export function preparedPage(name: string, order: ListOrder, page: () => SQL): PageStatement {
  const known = statements.get(name);
  if (known) return known;
  const statement = preparedSelect(
    name,
    new QueryBuilder()
      .select(outfitSelection)
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .innerJoin(sql`${page()} as page`, sql`page.id = ${outfits.id}`)
      .orderBy(orderOf("outfits", order)),
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

/** The filters that a list is asked for, as such values. */
export function unseenShelves(asked: Shelves): { [filter in keyof Shelves]: SQL } {
  const filters = SHELF_FILTERS.filter((name) => asked[name] !== undefined);
  return Object.fromEntries(filters.map((name) => [name, unseen(name, "text")]));
}
