import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";

/** The links of outfits' pieces that are sold out or no longer sold, by outfit. */
export async function findMissingLinks(
  database: Database,
  outfitIds: readonly string[],
): Promise<Map<string, string[]>> {
  const missing = new Map<string, string[]>();
  if (outfitIds.length === 0) return missing;
  const found = await database
    .selectDistinct({ outfitId: outfitItems.outfitId, linkId: links.id })
    .from(outfitItems)
    .innerJoin(links, isLinkOfItem)
    .where(
      and(
        inArray(outfitItems.outfitId, [...outfitIds]),
        or(eq(links.state, "gone"), eq(links.availability, "out_of_stock")),
      ),
    );
  for (const { outfitId, linkId } of found) missing.set(outfitId, [...(missing.get(outfitId) ?? []), linkId]);
  return missing;
}
