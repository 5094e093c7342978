import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { LIST_PAGE_SIZE } from "#contract/limits.ts";
import { SORT_FIELDS } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { listOrder, orderOf } from "./list-order.ts";
import { outfitSelection } from "./outfit-selection.ts";

type ListSort = Pick<OutfitListQuery, "sortBy" | "sort">;

const nameOf = ({ sortBy, sort }: ListSort) => `front_${sortBy}_${sort}`;

/** One plan is right for each of them for ever: the beginning of the order's index. */
const statements = new Map(
  SORT_FIELDS.flatMap((sortBy) =>
    (["asc", "desc"] as const).map((sort) => [nameOf({ sortBy, sort }), frontStatement({ sortBy, sort })]),
  ),
);

/** Whether it is the page that everybody gets first: of all outfits, neither filtered nor searched. */
export function isFrontPage({ startIndex, limit, searchTerm, ...shelves }: OutfitListQuery): boolean {
  const { category, section, type } = shelves;
  return startIndex === 0 && limit === LIST_PAGE_SIZE && !searchTerm.trim() && !category && !section && !type;
}

/** The first page of all active outfits in one of the orders, ties broken by id (D30). */
export async function findFrontPage(database: Database, query: ListSort) {
  const statement = statements.get(nameOf(query));
  if (!statement) throw new Error(`There is no list sorted by ${query.sortBy} ${query.sort}`);
  return statement(database, {});
}

function frontStatement(query: ListSort) {
  return preparedSelect(
    nameOf(query),
    new QueryBuilder()
      .select(outfitSelection)
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .where(sql`is_active`)
      .orderBy(orderOf("outfits", listOrder(query)))
      .limit(LIST_PAGE_SIZE),
  );
}
