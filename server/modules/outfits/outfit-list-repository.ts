import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { catalogueTotals, outfits } from "#server/db/schema/outfits.ts";
import { listOutfits } from "./list-statements.ts";
import { outfitSelection, SORT_COLUMNS } from "./outfit-selection.ts";
import { searchCondition } from "./search-repository.ts";

/** One page of the active outfits that match; ties are broken by id, so that paging never repeats or skips (D30). */
export async function findActiveOutfits(database: Database, query: OutfitListQuery) {
  const search = await searchCondition(database, query.searchTerm);
  if (search === "nothing") return [];
  if (search === undefined) return listOutfits(database, query);
  const direction = query.sort === "asc" ? asc : desc;
  return selectOutfits(database)
    .where(and(eq(outfits.isActive, true), ...filterConditions(query), search))
    .orderBy(direction(SORT_COLUMNS[query.sortBy]), direction(outfits.id))
    .limit(query.limit)
    .offset(query.startIndex);
}

/** The active outfits with the most views, then likes, then the newest (D31). */
export async function findTrendingOutfits(database: Database, limit: number) {
  return selectOutfits(database)
    .where(eq(outfits.isActive, true))
    .orderBy(desc(outfits.viewCount), desc(outfits.likeCount), desc(outfits.createdAt), desc(outfits.id))
    .limit(limit);
}

/** How many outfits are active and how often they were viewed in all. */
export async function sumActiveOutfits(
  database: Database,
): Promise<{ outfitCount: number; viewCount: number }> {
  const [totals] = await database.select().from(catalogueTotals);
  return { outfitCount: totals?.activeOutfits ?? 0, viewCount: totals?.activeViews ?? 0 };
}

/** Ids and last changes of active outfits in a stable order, for the sitemap. */
export async function findActiveOutfitChanges(database: Database, limit: number, offset: number) {
  return database
    .select({ id: outfits.id, updatedAt: outfits.updatedAt })
    .from(outfits)
    .where(eq(outfits.isActive, true))
    .orderBy(asc(outfits.createdAt), asc(outfits.id))
    .limit(limit)
    .offset(offset);
}

/** The start of every query for outfits with their pictures. */
export function selectOutfits(database: Database) {
  return database.select(outfitSelection).from(outfits).innerJoin(media, eq(outfits.mediaId, media.id));
}

function filterConditions(query: OutfitListQuery): SQL[] {
  return [
    ...(query.category ? [eq(outfits.category, query.category)] : []),
    ...(query.section ? [eq(outfits.section, query.section)] : []),
    ...(query.type ? [eq(outfits.type, query.type)] : []),
  ];
}

export type OutfitRecord = Awaited<ReturnType<typeof findActiveOutfits>>[number];
