import { and, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import {
  type AdminLink,
  type AdminLinkList,
  LINK_FILTERS,
  LINK_STATES,
  type LinkFilter,
  type LinkListQuery,
} from "#contract/links/links.ts";
import { fromHundredths, toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { likeLiteral } from "#server/db/like-literal.ts";
import { linkReports, links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { outfitCompositions } from "#server/db/schema/studio.ts";

/** How many items and reports of one link are listed. */
const ITEMS_LISTED = 5;
const REPORTS_LISTED = 5;

// Written out, because the query builder omits the table of a column where a query has only one table.
const itemsOfLink = sql`from ${outfitItems} as item where md5(item.normalised_link) = md5(links.url)`;
const reportsOfLink = sql`from ${linkReports} as report where report.link_id = links.id`;

const ofOutfit = (column: "category" | "subtitle") =>
  sql`(select outfit.${sql.identifier(column)} from ${outfits} as outfit where outfit.id = item.outfit_id)`;

const isComposed = sql`exists (select from ${outfitCompositions} as board join ${outfits} as composed
  on composed.id = board.outfit_id and composed.media_id = board.media_id where board.outfit_id = item.outfit_id)`;

type ListedItem = AdminLink["items"][number] & { sourceName: string; pricePaise: number };

const columns = {
  id: links.id,
  url: links.url,
  state: links.state,
  problem: links.problem,
  foundPriceHundredths: links.foundPriceHundredths,
  foundCurrency: links.foundCurrency,
  isPriceWaiting: links.isPriceWaiting,
  availability: links.availability,
  openCount: links.openCount,
  checkedAt: links.checkedAt,
  items: sql<ListedItem[] | null>`(select json_agg(listed) from (
    select item.id as "itemId", item.item_name as "itemName", item.outfit_id as "outfitId", item.source_name as "sourceName",
      item.price_paise as "pricePaise", ${ofOutfit("category")} as category, ${ofOutfit("subtitle")} as subtitle,
      ${isComposed} as "isComposed" ${itemsOfLink} order by item.open_count desc, item.id limit ${sql.raw(String(ITEMS_LISTED))}) as listed)`,
  itemCount: sql<number>`(select count(*)::int ${itemsOfLink})`,
  reports: sql<
    AdminLink["reports"] | null
  >`(select json_agg(json_build_object('reason', reason, 'note', note)) from (
    select report.reason, report.note ${reportsOfLink} order by report.created_at desc limit ${sql.raw(String(REPORTS_LISTED))}) as latest)`,
  reportCount: sql<number>`(select count(*)::int ${reportsOfLink})`,
  duplicateOf: sql<string | null>`(
    select other.url from links as other
    where md5(other.final_url) = md5(links.final_url) and other.id <> links.id and other.state = 'ok'
    order by other.url = other.final_url desc, other.created_at limit 1)`,
};

const isReported = sql`exists (select ${reportsOfLink})`;

/** A page of the links that items have: what needs a person first, then the most opened. */
export async function listLinks(
  database: Database,
  query: LinkListQuery,
): Promise<Omit<AdminLinkList, "areChecked">> {
  const filter = and(hasItems, filterOf(query.state), searchOf(query.searchTerm));
  const found = await database
    .select(columns)
    .from(links)
    .where(filter)
    .orderBy(desc(links.openCount), desc(links.id))
    .limit(query.limit)
    .offset(query.startIndex);
  const total = await database.$count(links, filter);
  return { links: found.map(presentLink), total, counts: await countStates(database) };
}

export async function* allLinks(database: Database, query: Pick<LinkListQuery, "state" | "searchTerm">) {
  const PAGE = 500;
  let after: string | undefined;
  do {
    const page = await database
      .select(columns)
      .from(links)
      .where(
        and(
          hasItems,
          filterOf(query.state),
          searchOf(query.searchTerm),
          after ? sql`${links.id} > ${after}` : undefined,
        ),
      )
      .orderBy(links.id)
      .limit(PAGE);
    yield* page.map(presentLink);
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (after);
}

export async function findAdminLink(database: Database, id: string): Promise<AdminLink | undefined> {
  const [found] = await database.select(columns).from(links).where(eq(links.id, id));
  return found && presentLink(found);
}

export async function countStates(database: Database): Promise<Record<LinkFilter, number>> {
  const counted = await database
    .select({
      state: links.state,
      all: sql<number>`count(*)::int`,
      price: sql<number>`count(*) filter (where ${links.isPriceWaiting})::int`,
      reported: sql<number>`count(*) filter (where ${isReported})::int`,
    })
    .from(links)
    .where(hasItems)
    .groupBy(links.state);
  const counts = Object.fromEntries(LINK_FILTERS.map((name) => [name, 0])) as Record<LinkFilter, number>;
  for (const { state, all, price, reported } of counted) {
    counts[state] = all;
    counts.price += price;
    counts.reported += reported;
  }
  return counts;
}

export async function countDeadLinks(database: Database): Promise<number> {
  return database.$count(links, and(inArray(links.state, ["gone", "unreachable"]), hasItems));
}

const hasItems = sql`exists (select ${itemsOfLink})`;

function filterOf(state: LinkFilter | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === "price") return eq(links.isPriceWaiting, true);
  return state === "reported"
    ? isReported
    : inArray(
        links.state,
        LINK_STATES.filter((name) => name === state),
      );
}

function searchOf(searchTerm: string | undefined): SQL | undefined {
  if (!searchTerm) return undefined;
  const pattern = `%${likeLiteral(searchTerm)}%`;
  return or(
    ilike(links.url, pattern),
    sql`exists (select ${itemsOfLink} and (item.item_name ilike ${pattern} or item.source_name ilike ${pattern}))`,
  );
}

function presentLink(row: LinkRow): AdminLink {
  const items = row.items ?? [];
  return {
    _id: row.id,
    url: row.url,
    state: row.state,
    problem: row.problem,
    sourceName: items[0]?.sourceName ?? "",
    items: items.map(({ sourceName, pricePaise, ...item }) => item),
    numberOfItems: row.itemCount,
    listedPrice: items[0] ? toRupees(items[0].pricePaise) : null,
    foundPrice: row.foundPriceHundredths === null ? null : fromHundredths(row.foundPriceHundredths),
    currency: row.foundCurrency,
    isPriceWaiting: row.isPriceWaiting,
    availability: row.availability,
    numberOfOpens: row.openCount,
    numberOfReports: row.reportCount,
    reports: row.reports ?? [],
    lastCheckedAt: row.checkedAt?.toISOString() ?? null,
    duplicateOf: row.duplicateOf,
  };
}

type LinkRow = Pick<
  typeof links.$inferSelect,
  | "id"
  | "url"
  | "state"
  | "problem"
  | "foundPriceHundredths"
  | "foundCurrency"
  | "isPriceWaiting"
  | "availability"
  | "openCount"
  | "checkedAt"
> & {
  items: ListedItem[] | null;
  itemCount: number;
  reports: AdminLink["reports"] | null;
  reportCount: number;
  duplicateOf: string | null;
};
