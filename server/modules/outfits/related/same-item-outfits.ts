import { and, desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { outfitSelection } from "#server/modules/outfits/outfit-selection.ts";

/** Of a link that more items have, only so many are looked at. */
const ITEMS_MAX = 500;

const withTheLink = sql`
  select distinct same.outfit_id from (
    select outfit_id, md5(normalised_link) as link from ${outfitItems} where id = ${sql.placeholder("itemId")}
  ) as item
  join ${outfits} as shown on shown.id = item.outfit_id and shown.is_active
  cross join lateral (
    select outfit_id from ${outfitItems} where md5(normalised_link) = item.link limit ${sql.raw(String(ITEMS_MAX))}) as same
  where same.outfit_id <> item.outfit_id`;

/**
 * Other active outfits with an item of the same link, the most viewed first; none for an item of an inactive
 * outfit.
 */
export const findSameItemOutfits = preparedSelect(
  "same_item_outfits",
  new QueryBuilder()
    .select(outfitSelection)
    .from(outfits)
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .innerJoin(sql`(${withTheLink}) as same`, sql`same.outfit_id = ${outfits.id}`)
    .where(sql`${outfits.isActive}`)
    .orderBy(desc(outfits.viewCount), desc(outfits.id))
    .limit(sql.placeholder("limit")),
);

/** Whether an item exists and its outfit is active. */
export async function isVisibleItem(database: Database, itemId: string): Promise<boolean> {
  const found = await database
    .select({ id: outfitItems.id })
    .from(outfitItems)
    .innerJoin(outfits, eq(outfits.id, outfitItems.outfitId))
    .where(and(eq(outfitItems.id, itemId), eq(outfits.isActive, true)));
  return found.length > 0;
}
