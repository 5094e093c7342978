import { and, eq } from "drizzle-orm";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";

export async function requireItem(database: Database, itemId: string) {
  if (!isUuid(itemId)) throw itemNotFound();
  const [item] = await database
    .select({ outfitId: outfitItems.outfitId, sourceName: outfitItems.sourceName, linkId: links.id })
    .from(outfitItems)
    .innerJoin(outfits, eq(outfits.id, outfitItems.outfitId))
    .leftJoin(links, isLinkOfItem)
    .where(and(eq(outfitItems.id, itemId), eq(outfits.isActive, true)));
  if (!item) throw itemNotFound();
  return item;
}

function itemNotFound(): ApiError {
  return new ApiError("NOT_FOUND", LINK_ERRORS.itemNotFound);
}
