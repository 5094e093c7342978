import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import type { WordSearch } from "#server/modules/outfits/search/word-search.ts";
import { type ListOrder, orderOf } from "./list-order.ts";

/** The filters of a list: each combination of their values is a shelf. */
export const SHELF_FILTERS = ["category", "section", "type"] as const;
export type Shelves = Pick<OutfitListQuery, (typeof SHELF_FILTERS)[number]>;

/** The shelves that a page is of; what differs from call to call may stand in SQL, for a prepared statement. */
export type AskedShelves = { [filter in keyof Shelves]: Shelves[filter] | SQL };

/** Which outfits a page has that is walked to. */
interface WalkedPage {
  shelves: AskedShelves;
  search?: WordSearch | undefined;
  order: ListOrder;
  limit: number | SQL;
  offset: number | SQL;
}

/** The same for either of the two ways that page-plan.ts weighs. */
export interface PageOfIds extends WalkedPage {
  shelves: Shelves;
  limit: number;
  offset: number;
}

/** Ids for a page: walks along the index of the order; what does not match is passed over, as far as `entries` go. */
export function walkedPage({ shelves, search, order, limit, offset }: WalkedPage, entries: number): SQL {
  const filters = onShelves("walked", shelves);
  if (search && !filters) return walkedSearch(search, order, limit, offset, entries);
  // The index has all that filters ask for; only what passes them is looked at for words, by its id, so that the walk ends with the page.
  const lookedAt =
    search &&
    sql`cross join lateral (select from ${outfits} where ${outfits.id} = walked.id and ${search.oneByOne} offset 0) as looked_at`;
  return sql`(
    select walked.id from (
      select ${outfits.id}, ${order.column}, category, section, type from ${outfits} where is_active
      order by ${orderOf("outfits", order)} limit ${sql.raw(String(entries))}
    ) as walked ${lookedAt} ${filters && sql`where ${filters}`}
    order by ${orderOf("walked", order)} limit ${limit} offset ${offset}
  )`;
}

/** Every outfit on the way is looked at for words; the way has the table's own name, so that the condition can be put to it. */
function walkedSearch(
  search: WordSearch,
  order: ListOrder,
  limit: number | SQL,
  offset: number | SQL,
  entries: number,
): SQL {
  return sql`(
    select outfits.id from (
      select ${outfits.id}, ${order.column}, ${outfits.searchWords} from ${outfits} where is_active
      order by ${orderOf("outfits", order)} limit ${sql.raw(String(entries))}
    ) as outfits where ${search.oneByOne}
    order by ${orderOf("outfits", order)} limit ${limit} offset ${offset}
  )`;
}

/** Gathers everything that matches, on the shelves or by the words, and sorts it. */
export function gatheredPage(
  { shelves, search, order, limit, offset }: PageOfIds,
  by: "shelf" | "word",
): SQL {
  const matching =
    by === "shelf"
      ? and(sql`is_active`, onNamedShelves(shelves), search?.oneByOne)
      : and(sql`is_active`, onShelves("outfits", shelves), search?.byIndex);
  return sql`(
    with found as materialized (select ${outfits.id}, ${order.column} from ${outfits} where ${matching})
    select found.id from found order by ${orderOf("found", order)} limit ${limit} offset ${offset}
  )`;
}

/** Whether a row of the table or subquery with this name belongs to these shelves; undefined where all do. */
export function onShelves(
  table: "outfits" | "walked" | "catalogue_shelves",
  shelves: AskedShelves,
): SQL | undefined {
  return and(
    ...SHELF_FILTERS.map(
      (name) => shelves[name] && sql`${sql.identifier(table)}.${sql.identifier(name)} = ${shelves[name]}`,
    ),
  );
}

/** The same for outfits, naming every value of what is not filtered by, so that the index of shelves helps whatever comes first in it. */
function onNamedShelves({ category, section, type }: Shelves): SQL | undefined {
  return and(
    inArray(outfits.category, category ? [category] : [...CATEGORIES]),
    inArray(outfits.section, section ? [section] : [...SECTIONS]),
    inArray(outfits.type, type ? [type] : [...OUTFIT_TYPES]),
  );
}
