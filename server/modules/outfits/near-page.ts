import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { listOrder, orderOf } from "./list-order.ts";
import type { OutfitRecord } from "./outfit-selection.ts";
import { outfitSelection } from "./outfit-selection.ts";
import { type Shelves, walkedPage } from "./page-statements.ts";

/** How far into a list people come who do not jump. */
const NEAR_OUTFITS = 100;
/** A shelf of one in two hundred outfits has its first page within so many; walking past them takes 0.2 ms. */
const WALKED_ENTRIES = 2_000;

type NearStatement = (database: Database, values: Record<string, unknown>) => Promise<OutfitRecord[]>;

const statements = new Map<string, NearStatement>();

/**
 * A page near the start of a list that nothing is searched for in, found by walking a short way: one statement that never needs planning anew.
 * Undefined where the page may be further, or the list be over: both take knowing how many the list has.
 */
export async function findNearPage(
  database: Database,
  query: OutfitListQuery,
): Promise<OutfitRecord[] | undefined> {
  const { startIndex: offset, limit, searchTerm, category, section, type } = query;
  if (offset + limit > NEAR_OUTFITS || searchTerm.trim() !== "") return undefined;
  const page = await statementFor(query)(database, { offset, limit, category, section, type });
  return page.length === limit ? page : undefined;
}

function statementFor(query: OutfitListQuery): NearStatement {
  const filtered = (["category", "section", "type"] as const).filter((name) => query[name] !== undefined);
  const name = ["near", query.sortBy, query.sort, ...filtered].join("_");
  const known = statements.get(name);
  if (known) return known;
  const statement = nearStatement(name, query, filtered);
  statements.set(name, statement);
  return statement;
}

function nearStatement(name: string, query: OutfitListQuery, filtered: (keyof Shelves)[]): NearStatement {
  const order = listOrder(query);
  // Out of the planner's sight: told how short a page or how small a shelf is, it thinks a plan for just that better, and plans every time.
  const unseen = (value: string, type: "int" | "text") =>
    sql`(select ${sql.placeholder(value)}::${sql.raw(type)})`;
  const shelves = Object.fromEntries(filtered.map((filter) => [filter, unseen(filter, "text")]));
  const page = walkedPage(
    { shelves, order, limit: unseen("limit", "int"), offset: unseen("offset", "int") },
    filtered.length > 0 ? WALKED_ENTRIES : NEAR_OUTFITS,
  );
  return preparedSelect(
    name,
    new QueryBuilder()
      .select(outfitSelection)
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .innerJoin(sql`${page} as page`, sql`page.id = ${outfits.id}`)
      .orderBy(orderOf("outfits", order)),
  );
}
