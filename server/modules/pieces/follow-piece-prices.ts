import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { followPrice } from "#server/modules/links/checking/follow-price.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";

export interface PiecePrice {
  normalisedLink: string;
  pricePaise: number;
}

/**
 * Gives the items of pieces the pieces' prices, whatever the difference: an administrator or a product file
 * says them. Called in the transaction that writes the pieces, before it does: outfits are locked first.
 * Returns the outfits that changed.
 */
export async function followPiecePrices(tx: Database, prices: readonly PiecePrice[]): Promise<string[]> {
  if (prices.length === 0) return [];
  const paise = new Map(prices.map(({ normalisedLink, pricePaise }) => [normalisedLink, pricePaise]));
  const found = await tx
    .selectDistinct({ linkId: links.id, url: links.url, outfitId: outfitItems.outfitId })
    .from(links)
    .innerJoin(outfitItems, isLinkOfItem)
    .where(
      inArray(
        sql`md5(${links.url})`,
        [...paise.keys()].map((link) => sql`md5(${link})`),
      ),
    )
    .orderBy(asc(links.id));
  if (found.length === 0) return [];
  const outfitIds = [...new Set(found.map(({ outfitId }) => outfitId))];
  await lockOutfits(tx, outfitIds, "no key update");
  const changed = new Set<string>();
  for (const [linkId, url] of new Map(found.map((row) => [row.linkId, row.url]))) {
    const foundPaise = paise.get(url);
    if (foundPaise === undefined) continue;
    const { changedIds } = await followPrice(tx, { linkId, outfitIds }, foundPaise, () => true);
    for (const id of changedIds) changed.add(id);
  }
  return [...changed];
}
