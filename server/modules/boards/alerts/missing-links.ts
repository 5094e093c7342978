import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";

/** Whether the item of a link is sold out or no longer sold. */
export const isMissing = sql`(${links.state} = 'gone' or ${links.availability} = 'out_of_stock')`;

export async function findMissingLinks(database: Database, outfitId: string): Promise<string[]> {
  const found = await database
    .selectDistinct({ id: links.id })
    .from(outfitItems)
    .innerJoin(links, isLinkOfItem)
    .where(and(eq(outfitItems.outfitId, outfitId), isMissing));
  return found.map(({ id }) => id);
}
