import { getTableColumns, inArray, sql } from "drizzle-orm";
import { ALTERNATIVES_MAX } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statements.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { isLinkOfItem, itemLinkSelection } from "#server/modules/outfits/item-link.ts";

/**
 * Comparing with every item would take seconds in a large catalogue. Candidates are items of the same garment
 * and colour at the nearest prices, and items with the same role in the most viewed outfits of the section.
 */
const ITEMS_ON_EACH_SIDE = 12;
const MOST_VIEWED = 60;
/** More than are shown, because several can have the same link. */
const RANKED = 12;

const number = (value: number) => sql.raw(String(value));

function nearestItems(comparison: string, direction: string) {
  return sql`(
    select id from outfit_items where kind_token = shown.kind_token and price_paise ${sql.raw(comparison)} shown.price_paise
    order by price_paise ${sql.raw(direction)} limit ${number(ITEMS_ON_EACH_SIDE)})`;
}

const rank = preparedStatement(
  "item_alternatives",
  sql`
  with shown as materialized (
    select item.id, item.outfit_id, item.role, item.kind_token, item.price_paise, item.search_tokens, item.normalised_link, outfit.section
    from outfit_items as item join outfits as outfit on outfit.id = item.outfit_id where item.id = ${sql.placeholder("itemId")}
  ), candidates as materialized (
    select nearest.id from shown cross join lateral (${nearestItems(">=", "asc")} union all ${nearestItems("<", "desc")}) as nearest
    union
    select item.id from shown cross join lateral (
      select id from outfits where is_active and section = shown.section order by view_count desc limit ${number(MOST_VIEWED)}
    ) as viewed join outfit_items as item on item.outfit_id = viewed.id where item.role = shown.role
  )
  select found.id, found.normalised_link
  from candidates join outfit_items as found using (id) join outfits as outfit on outfit.id = found.outfit_id cross join shown
  left join links on md5(links.url) = md5(found.normalised_link)
  where outfit.is_active and outfit.section = shown.section and found.role = shown.role and found.outfit_id <> shown.outfit_id
    and found.normalised_link is distinct from shown.normalised_link
    and coalesce(links.state, 'unchecked') not in ('gone', 'unreachable') and coalesce(links.availability, 'unknown') <> 'out_of_stock'
  order by (select count(*) from unnest(found.search_tokens) as token where token = any (shown.search_tokens)) desc,
    abs(ln(found.price_paise::double precision / shown.price_paise)), outfit.view_count desc, found.id
  limit ${number(RANKED)}`,
);

/**
 * Up to three items of other active outfits to buy in place of one: similar, at a near price, and still sold.
 */
export async function findAlternatives(database: Database, itemId: string) {
  const ranked = (await rank(database, { itemId })) as [id: string, link: string | null][];
  const byLink = new Map(ranked.toReversed().map(([id, link]) => [link, id]));
  const ids = ranked
    .map(([id]) => id)
    .filter((id) => [...byLink.values()].includes(id))
    .slice(0, ALTERNATIVES_MAX);
  if (ids.length === 0) return [];
  const items = await database
    .select({ ...getTableColumns(outfitItems), ...itemLinkSelection })
    .from(outfitItems)
    .leftJoin(links, isLinkOfItem)
    .where(inArray(outfitItems.id, ids));
  return items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
