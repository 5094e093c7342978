import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { catalogueTotals, outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { isLinkOfItem, itemLinkSelection } from "#server/modules/outfits/item-link.ts";

/** Whether the outfit exists and is active; an administrator sees inactive ones too. */
export async function isVisibleOutfit(database: Database, id: string, isAdmin: boolean): Promise<boolean> {
  const found = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(and(eq(outfits.id, id), isAdmin ? undefined : eq(outfits.isActive, true)));
  return found.length > 0;
}

/** The items of an outfit in their order, with what is known of their links. */
export async function findItems(database: Database, outfitId: string) {
  return database
    .select({ ...getTableColumns(outfitItems), ...itemLinkSelection })
    .from(outfitItems)
    .leftJoin(links, isLinkOfItem)
    .where(eq(outfitItems.outfitId, outfitId))
    .orderBy(asc(outfitItems.position));
}

/**
 * Adds views to several outfits and, once, to the totals, in one statement. Rows are locked in the order of
 * their ids, so that writers cannot deadlock.
 */
export async function addViews(database: Database, views: ReadonlyMap<string, number>): Promise<void> {
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
  const values = sql.join(
    sorted.map(([id, added]) => sql`(${id}::uuid, ${added}::bigint)`),
    sql`, `,
  );
  await database.execute(sql`
    with viewed as (
      update ${outfits} set view_count = view_count + new_views.added
      from (select ${outfits.id} as id, v.added
            from ${outfits} join (values ${values}) as v(id, added) on v.id = ${outfits.id}
            order by ${outfits.id} for no key update of ${outfits}) as new_views
      where ${outfits.id} = new_views.id
      returning ${outfits.isActive} as is_active, new_views.added
    )
    update ${catalogueTotals} set active_views = active_views + seen.views
    from (select sum(added) as views from viewed where is_active) as seen where seen.views > 0
  `);
}
