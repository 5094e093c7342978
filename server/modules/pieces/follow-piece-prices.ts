import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { isOneOf } from "#server/db/is-one-of.ts";
import { links, priceChanges } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { followPrice } from "#server/modules/links/checking/follow-price.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";

export interface PiecePrice {
  normalisedLink: string;
  pricePaise: number;
}

/**
 * Locks the outfits that have items with these links, before pieces that are changed together with their items
 * are locked. Returns their ids.
 */
export async function lockOutfitsOfPieces(
  tx: Database,
  normalisedLinks: readonly string[],
): Promise<string[]> {
  if (normalisedLinks.length === 0) return [];
  const found = await tx
    .selectDistinct({ outfitId: outfitItems.outfitId })
    .from(links)
    .innerJoin(outfitItems, isLinkOfItem)
    .where(isLinkOf(normalisedLinks));
  const ids = found.map(({ outfitId }) => outfitId);
  const locked = await lockOutfits(tx, ids, "no key update");
  return locked.map(({ id }) => id);
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
    .where(isLinkOf([...paise.keys()]))
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

/**
 * Gives the items that followed these prices while `isOfPeriod` holds of the change, and still have them, the
 * prices that they had. `outfitIds` are those that `lockOutfitsOfPieces` has locked in the caller's transaction,
 * before it writes the pieces. Returns the outfits that changed.
 */
export async function unfollowPiecePrices(
  tx: Database,
  prices: readonly PiecePrice[],
  { outfitIds, isOfPeriod }: { outfitIds: readonly string[]; isOfPeriod: SQL | undefined },
): Promise<string[]> {
  if (prices.length === 0 || outfitIds.length === 0) return [];
  const paise = new Map(prices.map(({ normalisedLink, pricePaise }) => [normalisedLink, pricePaise]));
  const changes = await tx
    .select({
      ...{ linkId: links.id, url: links.url, itemId: outfitItems.id, outfitId: outfitItems.outfitId },
      ...{ listedPaise: outfitItems.pricePaise, oldPaise: priceChanges.oldPricePaise },
    })
    .from(links)
    .innerJoin(outfitItems, isLinkOfItem)
    .innerJoin(
      priceChanges,
      and(eq(priceChanges.itemId, outfitItems.id), eq(priceChanges.newPricePaise, outfitItems.pricePaise)),
    )
    .where(
      and(
        isLinkOf([...paise.keys()]),
        isOneOf(outfitItems.outfitId, outfitIds),
        // Else the item has got another product since.
        isNotNull(outfitItems.publishedPricePaise),
        isOfPeriod,
      ),
    )
    .orderBy(asc(links.id), asc(priceChanges.changedAt));
  const followed = new Map<string, (typeof changes)[number]>();
  for (const change of changes) {
    const isOfImport = change.listedPaise === paise.get(change.url);
    if (isOfImport && !followed.has(change.itemId)) followed.set(change.itemId, change);
  }
  const changed = new Set<string>();
  for (const { linkId, itemId, listedPaise, oldPaise } of followed.values()) {
    const isItem = (paise: number, id: string) => id === itemId && paise === listedPaise;
    const { changedIds } = await followPrice(tx, { linkId, outfitIds }, oldPaise, isItem);
    for (const id of changedIds) changed.add(id);
  }
  return [...changed];
}

function isLinkOf(normalisedLinks: readonly string[]): SQL {
  // One parameter, because a statement has a maximum of parameters.
  const given = sql`unnest(${sql.param(normalisedLinks)}::text[])`;
  return sql`md5(${links.url}) = any(array(select md5(link) from ${given} as link))`;
}
