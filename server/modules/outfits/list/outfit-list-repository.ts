import { and, asc, between, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { LIST_PAGE_SIZE } from "#contract/limits.ts";
import type { OutfitListQuery } from "#contract/outfit/outfit-list-query.ts";
import { CATEGORIES, type Category, type Section } from "#contract/outfit/outfit-vocabulary.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect, preparedStatement } from "#server/db/prepared-statements.ts";
import { media } from "#server/db/schema/media.ts";
import { catalogueCounts, catalogueTotals, outfits } from "#server/db/schema/outfits.ts";
import {
  type OutfitRecord,
  outfitSelection,
  selectOutfits,
} from "#server/modules/outfits/outfit-selection.ts";
import {
  countedOutfits,
  countMatches,
  FILTERS,
  type Total,
  totalOf,
} from "#server/modules/outfits/query/count-matches.ts";
import {
  findMatches,
  findOutfitsByIds,
  isActive,
  orderOf,
  orderOfQuery,
  pageOfIds,
} from "#server/modules/outfits/query/page-of-outfits.ts";
import {
  clausesOf,
  hasOutfitColour,
  isPricedItem,
  totalPriceBetween,
} from "#server/modules/outfits/search/clauses.ts";
import { type ResolvedSearch, resolveSearch } from "#server/modules/outfits/search/resolve-search.ts";
import { findItems, type PricedItem, runSearch } from "#server/modules/outfits/search/run-search.ts";

export interface OutfitPage extends Total {
  found: OutfitRecord[];
  /** Of a search. */
  search?: { resolved: ResolvedSearch; isPartial: boolean; pricedItems?: PricedItem[] };
}

/**
 * A page of the active outfits that pass the filters and match the search term. Ties are broken by id, so
 * that paging neither repeats nor skips.
 */
export async function findActiveOutfits(database: Database, query: OutfitListQuery): Promise<OutfitPage> {
  if (query.ids) {
    const found = await findOutfitsByIds(database, query.ids);
    return { found, ...totalOf(found.length) };
  }
  if (query.searchTerm.trim() !== "") return findSearched(database, query);
  return findFiltered(database, query);
}

async function findSearched(database: Database, query: OutfitListQuery): Promise<OutfitPage> {
  const resolved = await resolveSearch(database, query.searchTerm);
  const search = clausesOf(resolved);
  if (resolved.hasNothingKnown) return { found: [], ...totalOf(0), search: { resolved, isPartial: false } };
  // Filler words alone, such as "outfits", ask for nothing.
  if (search.clauses.length === 0)
    return { ...(await findFiltered(database, query)), search: { resolved, isPartial: false } };
  const { isPartial: isRelaxed, ...page } = await runSearch(database, query, filterCondition(query), search);
  const isPartial = page.total > 0 && (isRelaxed || resolved.unknown > 0);
  const isPriced = isPricedItem(resolved.intent);
  if (!isPriced) return { ...page, search: { resolved, isPartial } };
  const ids = page.found.map(({ id }) => id);
  return { ...page, search: { resolved, isPartial, pricedItems: await findItems(database, ids, isPriced) } };
}

async function findFiltered(database: Database, query: OutfitListQuery): Promise<OutfitPage> {
  const { minPrice, maxPrice, colour, startIndex, limit } = query;
  if (minPrice === undefined && maxPrice === undefined && !colour) {
    const rows = await listStatement(query)(database, { ...query });
    if (rows.length === 0 && startIndex > 0)
      return { found: [], ...(await countMatches(database, filterCondition(query))) };
    return { found: rows, ...totalOf(rows[0]?.counted ?? 0) };
  }
  const condition = filterCondition(query);
  const total = await countMatches(database, condition);
  return {
    found: await findMatches(database, { ...orderOfQuery(query), startIndex, limit }, condition, total),
    ...total,
  };
}

function filterCondition(query: OutfitListQuery): SQL | undefined {
  return and(
    isActive,
    ...FILTERS.map((filter) => query[filter] && eq(outfits[filter], query[filter])),
    totalPriceBetween(query.minPrice, query.maxPrice),
    query.colour && hasOutfitColour(query.colour),
  );
}

/** An outfit of a page, and how many outfits the list has. */
type CountedRecord = OutfitRecord & { counted: number };
type ListStatement = (database: Database, values: Record<string, unknown>) => Promise<CountedRecord[]>;
const listStatements = new Map<string, ListStatement>();

/**
 * The statement for lists with the same order and filters, built once. The first page without filters is also
 * planned once for each connection; other statements are planned for their values, because a rare value
 * needs another plan than a common one. The first page reads its rows directly, which PostgreSQL plans in
 * half the time.
 */
function listStatement(query: OutfitListQuery): ListStatement {
  const order = orderOfQuery(query);
  const filters = FILTERS.filter((filter) => query[filter] !== undefined);
  const isFirstPage = query.startIndex === 0 && query.limit === LIST_PAGE_SIZE;
  const name = ["list", order.sortBy, order.sort, ...filters, isFirstPage ? "first" : "any"].join("_");
  const known = listStatements.get(name);
  if (known) return known;
  const condition = and(isActive, ...filters.map((filter) => eq(outfits[filter], sql.placeholder(filter))));
  const rows = new QueryBuilder()
    .select({ ...outfitSelection, counted: countedOutfits(filters).as("counted") })
    .from(outfits)
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .orderBy(orderOf(order, "outfits"));
  const anyPage = { ...order, limit: sql.placeholder("limit"), startIndex: sql.placeholder("startIndex") };
  const statement = isFirstPage
    ? preparedSelect(filters.length === 0 ? name : undefined, rows.where(condition).limit(LIST_PAGE_SIZE))
    : preparedSelect(
        undefined,
        rows.innerJoin(sql`(${pageOfIds(anyPage, condition)}) as page`, sql`page.id = ${outfits.id}`),
      );
  listStatements.set(name, statement);
  return statement;
}

const listedCategories = preparedStatement(
  "listed_categories",
  sql`select distinct ${catalogueCounts.category} from ${catalogueCounts}
    where ${catalogueCounts.activeOutfits} > 0
      and ${catalogueCounts.section} = coalesce(${sql.placeholder("section")}, ${catalogueCounts.section})
      and ${catalogueCounts.type} = coalesce(${sql.placeholder("type")}, ${catalogueCounts.type})`,
);

/** The categories without an active outfit of this section and type. */
export async function findEmptyCategories(
  database: Database,
  { section, type }: Pick<OutfitListQuery, "section" | "type">,
): Promise<Category[]> {
  const rows = await listedCategories(database, { section: section ?? null, type: type ?? null });
  const listed = new Set(rows.map(([category]) => category));
  return CATEGORIES.filter((category) => !listed.has(category));
}

/** The active outfits with the most views, then likes, then the newest. */
export async function findTrendingOutfits(database: Database, limit: number): Promise<OutfitRecord[]> {
  return selectOutfits(database)
    .where(eq(outfits.isActive, true))
    .orderBy(desc(outfits.viewCount), desc(outfits.likeCount), desc(outfits.createdAt), desc(outfits.id))
    .limit(limit);
}

/** The number of active outfits and the sum of their views. */
export async function sumActiveOutfits(
  database: Database,
): Promise<{ outfitCount: number; viewCount: number }> {
  const [totals] = await database.select().from(catalogueTotals);
  return { outfitCount: totals?.activeOutfits ?? 0, viewCount: totals?.activeViews ?? 0 };
}

/** The categories, each with the sections, of which there is an active outfit. */
export async function findListedPairs(
  database: Database,
): Promise<{ category: Category; section: Section }[]> {
  const { category, section, activeOutfits } = catalogueCounts;
  return database.selectDistinct({ category, section }).from(catalogueCounts).where(gt(activeOutfits, 0));
}

/**
 * Ids and last changes of the active outfits whose id begins with these hexadecimal digits, for the sitemap.
 */
export async function findActiveOutfitsByIdPrefix(database: Database, prefix: string, limit: number) {
  return database
    .select({ id: outfits.id, updatedAt: outfits.updatedAt })
    .from(outfits)
    .where(
      and(eq(outfits.isActive, true), between(outfits.id, prefix.padEnd(32, "0"), prefix.padEnd(32, "f"))),
    )
    .orderBy(asc(outfits.id))
    .limit(limit);
}
