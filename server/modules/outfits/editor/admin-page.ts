import { inArray, type SQL, sql } from "drizzle-orm";
import type { AdminListQuery, AdminTable, CatalogueStatistics } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { presentRow } from "#server/modules/outfits/outfit-presenter.ts";
import { type OutfitRecord, selectOutfits } from "#server/modules/outfits/outfit-selection.ts";
import {
  countAndPageOfMatches,
  type ListPage,
  orderOf,
  pageOfIds,
  readPage,
} from "#server/modules/outfits/query/page-of-outfits.ts";
import { matchesFilter } from "./admin-filter.ts";

/** A page of the administrator's table, how many outfits match, and the statistics of the whole catalogue. */
export async function findAdminPage(database: Database, query: AdminListQuery): Promise<AdminTable> {
  const { startIndex = 0, limit = ADMIN_PAGE_SIZE, sortBy = "createdAt", sort = "desc" } = query;
  const page: ListPage = { startIndex, limit, sortBy, sort };
  const condition = matchesFilter(query);
  const [statistics, { total, found }] = await Promise.all([
    readStatistics(database),
    condition ? findMatches(database, page, condition) : findAll(database, page),
  ]);
  return { outfits: found.map(presentRow), total: total ?? statistics.totalOutfits, statistics };
}

interface FoundPage {
  found: OutfitRecord[];
  /** Undefined where it is that of the whole catalogue. */
  total?: number;
}

/** The page's ids come along the index of the order, where there is one. */
async function findAll(database: Database, page: ListPage): Promise<FoundPage> {
  return { found: await readPage(database, page, pageOfIds(page, sql`true`)) };
}

/** One pass over the table counts the matches and finds the page. */
async function findMatches(database: Database, page: ListPage, condition: SQL): Promise<FoundPage> {
  const [row] = await readRows<{ total: number; ids: string[] }>(
    database,
    countAndPageOfMatches(page, condition),
  );
  const { total = 0, ids = [] } = row ?? {};
  if (ids.length === 0) return { found: [], total };
  const found = await selectOutfits(database)
    .where(inArray(outfits.id, ids))
    .orderBy(orderOf(page, "outfits"));
  return { found, total };
}

async function readStatistics(database: Database): Promise<CatalogueStatistics> {
  const [statistics] = await database
    .select({
      totalOutfits: sql`count(*)`.mapWith(Number),
      activeOutfits: sql`count(*) filter (where ${outfits.isActive})`.mapWith(Number),
      averageRating: sql`coalesce(avg(${outfits.rateLook}), 0)`.mapWith(Number),
      totalLikes: sql`coalesce(sum(${outfits.likeCount}), 0)`.mapWith(Number),
    })
    .from(outfits);
  if (!statistics) throw new Error("An aggregate has one row");
  return statistics;
}
