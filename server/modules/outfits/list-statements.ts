import { and, asc, desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { LIST_PAGE_SIZE } from "#contract/limits.ts";
import type { SortField } from "#contract/outfit-filters.ts";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { outfitSelection, SORT_COLUMNS } from "./outfit-selection.ts";

const FILTERS = ["category", "section", "type"] as const;

/** What decides the text of a list's statement; everything else is a value in it. */
interface Shape {
  sortBy: SortField;
  sort: "asc" | "desc";
  filters: (typeof FILTERS)[number][];
  /** The page that everybody gets first, of all outfits. */
  isFront: boolean;
}

const statements = new Map<string, ReturnType<typeof listStatement>>();

/** A page of the active outfits in some shelves, ties broken by id (D30); its statement is built when its shape is first asked for. */
export async function listOutfits(database: Database, query: OutfitListQuery) {
  const filters = FILTERS.filter((field) => query[field] !== undefined);
  const isFront = filters.length === 0 && query.startIndex === 0 && query.limit === LIST_PAGE_SIZE;
  const { sortBy, sort } = query;
  const key = `${sortBy} ${sort} ${isFront} ${filters}`;
  const statement = statements.get(key) ?? listStatement({ sortBy, sort, filters, isFront });
  statements.set(key, statement);
  return statement(database, { ...query });
}

/**
 * Front pages have names, since their one plan is right for ever. Others are planned for their values: how rare a combination is, and
 * how far in the page, decides how it is best found.
 */
function listStatement({ sortBy, sort, filters, isFront }: Shape) {
  const direction = sort === "asc" ? asc : desc;
  const list = new QueryBuilder()
    .select(outfitSelection)
    .from(outfits)
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .where(and(outfits.isActive, ...filters.map((field) => eq(outfits[field], sql.placeholder(field)))))
    .orderBy(direction(SORT_COLUMNS[sortBy]), direction(outfits.id));
  return isFront
    ? preparedSelect(`front_${sortBy}_${sort}`, list.limit(LIST_PAGE_SIZE))
    : preparedSelect(undefined, list.limit(sql.placeholder("limit")).offset(sql.placeholder("startIndex")));
}
