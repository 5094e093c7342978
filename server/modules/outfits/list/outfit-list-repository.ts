import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { catalogueShelves } from "#server/db/schema/catalogue-counts.ts";
import { catalogueTotals, outfits } from "#server/db/schema/outfits.ts";
import { selectOutfits } from "#server/modules/outfits/outfit-selection.ts";
import { readSearch } from "#server/modules/outfits/search/search-repository.ts";
import { listOrder, orderOf, reversed } from "./list-order.ts";
import { findSegmentedPage, segmentedPage } from "./list-segments.ts";
import { findNearPage } from "./near-page.ts";
import { type PagePlan, planPage, segmentedCost } from "./page-plan.ts";
import { gatheredPage, type PageOfIds, SHELF_FILTERS, type Shelves, walkedPage } from "./page-statements.ts";

/** One page of the active outfits that match, ties broken by id (D30). */
export async function findActiveOutfits(database: Database, query: OutfitListQuery) {
  const near = await findNearPage(database, query);
  if (near) return near;
  const [search, counts] = await Promise.all([
    readSearch(database, query.searchTerm),
    countActiveOutfits(database, query),
  ]);
  if (search === "nothing" || query.startIndex >= counts.shelved) return [];
  if (search === undefined) return findListed(database, query, counts);
  const page = {
    shelves: query,
    search,
    order: listOrder(query),
    limit: query.limit,
    offset: query.startIndex,
  };
  return findEitherWay(database, query, page, planFor(page, counts));
}

/** How many such a list has is known, so a page is looked for from the nearer end, and far from both by the segments. */
async function findListed(database: Database, query: OutfitListQuery, counts: Counts) {
  const limit = Math.min(query.limit, counts.shelved - query.startIndex);
  const fromEnd = counts.shelved - query.startIndex - limit;
  const order = listOrder(fromEnd < query.startIndex ? reversed(query) : query);
  const offset = Math.min(query.startIndex, fromEnd);
  const page = { shelves: query, search: undefined, order, limit, offset };
  const plan = planFor(page, counts);
  const isFiltered = SHELF_FILTERS.some((filter) => query[filter] !== undefined);
  if (plan.cost < segmentedCost(counts.total, isFiltered ? counts.shelves : 0)) {
    return findEitherWay(database, query, page, plan);
  }
  return findSegmentedPage(database, query, {
    before: query.sort === "asc" ? query.startIndex : fromEnd,
    limit,
  });
}

function planFor({ search, offset, limit }: PageOfIds, { total, shelved }: Counts): PagePlan {
  return planPage({ total, shelved, wordShare: search?.share, needed: offset + limit });
}

/** By walking or by gathering, as page-plan.ts has weighed. */
async function findEitherWay(database: Database, query: OutfitListQuery, page: PageOfIds, plan: PagePlan) {
  if (plan.entries > 0) {
    const walked = await readPage(database, query, walkedPage(page, plan.entries));
    if (walked.length === page.limit) return walked;
  }
  return readPage(database, query, gatheredPage(page, plan.gatherBy));
}

async function readPage(database: Database, query: OutfitListQuery, ids: SQL) {
  return selectOutfits(database)
    .innerJoin(sql`${ids} as page`, sql`page.id = ${outfits.id}`)
    .orderBy(orderOf("outfits", listOrder(query)));
}

interface Counts {
  /** All active outfits. */
  total: number;
  /** Those in the shelves that a list is filtered to. */
  shelved: number;
  /** How many shelves these are. */
  shelves: number;
}

const activeSum = sql`sum(${catalogueShelves.activeOutfits})`;
const isAsked = and(
  ...SHELF_FILTERS.map((filter) => {
    const value = sql`${sql.placeholder(filter)}::text`;
    return sql`(${value} is null or ${catalogueShelves[filter]} = ${value})`;
  }),
);
const shelfCounts = preparedSelect(
  "shelf_counts",
  new QueryBuilder()
    .select({
      total: sql<number>`coalesce(${activeSum}, 0)::float8`.as("total"),
      shelved: sql<number>`coalesce(${activeSum} filter (where ${isAsked}), 0)::float8`.as("shelved"),
      shelves: sql<number>`(count(*) filter (where ${isAsked}))::int`.as("shelves"),
    })
    .from(catalogueShelves),
);

async function countActiveOutfits(
  database: Database,
  { category = null, section = null, type = null }: { [filter in keyof Shelves]: Shelves[filter] | null },
): Promise<Counts> {
  const [counts] = await shelfCounts(database, { category, section, type });
  return counts ?? { total: 0, shelved: 0, shelves: 0 };
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
    .innerJoin(
      sql`${segmentedPage("createdAt", { shelves: {}, before: offset, limit })} as page`,
      sql`page.id = ${outfits.id}`,
    )
    .orderBy(asc(outfits.createdAt), asc(outfits.id));
}
