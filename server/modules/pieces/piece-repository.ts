import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PieceListQuery, PieceState } from "#contract/pieces/pieces.ts";
import type { Database } from "#server/db/database.ts";
import { isOneOf } from "#server/db/is-one-of.ts";
import { likeLiteral } from "#server/db/like-literal.ts";
import { readRows } from "#server/db/read-rows.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { pieces } from "#server/db/schema/pieces.ts";

/** Outfits of one piece that are listed. */
const OUTFITS_LISTED = 5;

// Written out, because the query builder omits the table of a column where a query has only one table.
const itemsOfPiece = sql`from ${outfitItems} as item where md5(item.normalised_link) = md5(pieces.normalised_link)`;
const stateOfLink = sql`(select link.state from ${links} as link where md5(link.url) = md5(pieces.normalised_link))`;

/** When the piece last changed, in microseconds: unlike a Date, as exact as the database has it. */
export const pieceVersion = sql<number>`(extract(epoch from ${pieces.updatedAt}) * 1000000)::bigint`.mapWith(
  Number,
);

const columns = {
  id: pieces.id,
  name: pieces.name,
  sourceName: pieces.sourceName,
  pricePaise: pieces.pricePaise,
  link: pieces.link,
  image: pieces.image,
  section: pieces.section,
  role: pieces.role,
  colours: pieces.colours,
  availability: pieces.availability,
  missingSince: pieces.missingSince,
  version: pieceVersion,
  linkState: sql<(typeof links.$inferSelect)["state"] | null>`${stateOfLink}`,
  outfits: sql<{ outfitId: string; subtitle: string }[] | null>`(
    select json_agg(listed) from (
      select outfit.id as "outfitId", outfit.subtitle as "subtitle" from ${outfits} as outfit
      where outfit.id in (select item.outfit_id ${itemsOfPiece})
      order by outfit.created_at desc, outfit.id desc limit ${sql.raw(String(OUTFITS_LISTED))}) as listed)`,
  outfitCount: sql<number>`(select count(distinct item.outfit_id)::int ${itemsOfPiece})`,
};
export type PieceRow = Awaited<ReturnType<typeof selectPieces>>[number];

const selectPieces = (database: Database, filter: SQL | undefined) =>
  database.select(columns).from(pieces).where(filter);

/**
 * A page of the pieces, the newest first, and how many match. The ids come first, because what outfits and
 * links say of a piece is looked up for each row that is passed over too.
 */
export async function findPieces(
  database: Database,
  query: PieceListQuery,
): Promise<{ rows: PieceRow[]; total: number }> {
  const { ids, total } = await matchPieces(database, filterOf(query), query);
  const rows = await selectPieces(database, inArray(pieces.id, ids)).orderBy(
    desc(pieces.createdAt),
    desc(pieces.id),
  );
  return { rows, total };
}

async function matchPieces(
  database: Database,
  filter: SQL | undefined,
  { startIndex, limit }: PieceListQuery,
): Promise<{ ids: string[]; total: number }> {
  if (!filter) {
    const page = await database
      .select({ id: pieces.id })
      .from(pieces)
      .orderBy(desc(pieces.createdAt), desc(pieces.id))
      .limit(limit)
      .offset(startIndex);
    return { ids: page.map(({ id }) => id), total: await database.$count(pieces) };
  }
  // Materialized, so that one scan gives both the page and the total.
  const [found] = await readRows<{ ids: string[] | null; total: number }>(
    database,
    sql`with matched as materialized (select id, created_at from ${pieces} where ${filter})
      select (select count(*)::int from matched) as total, (select json_agg(id) from (
        select id from matched order by created_at desc, id desc limit ${limit} offset ${startIndex}) as page) as ids`,
  );
  return { ids: found?.ids ?? [], total: found?.total ?? 0 };
}

export async function findPiece(database: Database, id: string): Promise<PieceRow | undefined> {
  const [row] = await selectPieces(database, eq(pieces.id, id));
  return row;
}

export async function findPieceByLink(database: Database, normalisedLink: string) {
  const [row] = await database
    .select({ id: pieces.id, name: pieces.name })
    .from(pieces)
    .where(sql`md5(${pieces.normalisedLink}) = md5(${normalisedLink})`);
  return row;
}

/**
 * Locks pieces in the order of their ids, and returns those that exist as they are after edits that were under
 * way. Outfits that are changed with them are locked before.
 */
export function lockPieces(tx: Database, ids: readonly string[]): Promise<(typeof pieces.$inferSelect)[]> {
  return tx.select().from(pieces).where(isOneOf(pieces.id, ids)).orderBy(asc(pieces.id)).for("no key update");
}

function filterOf({ searchTerm = "", section, role, source, state }: PieceListQuery): SQL | undefined {
  const words = searchTerm.split(/\s+/).filter(Boolean);
  return and(
    section && eq(pieces.section, section),
    role && eq(pieces.role, role),
    source ? sql`lower(${pieces.sourceName}) like ${`${likeLiteral(source.toLowerCase())}%`}` : undefined,
    ...words.map((word) => sql`${pieces.searchText} like ${`%${likeLiteral(word.toLowerCase())}%`}`),
    state && inState(state),
  );
}

function inState(state: PieceState): SQL {
  switch (state) {
    case "missing":
      return isNotNull(pieces.missingSince);
    case "broken":
      return sql`md5(${pieces.normalisedLink}) in (
        select md5(link.url) from ${links} as link where link.state in ('gone', 'unreachable'))`;
    case "unused":
      return sql`not exists (select ${itemsOfPiece})`;
    default:
      return eq(pieces.availability, state);
  }
}
