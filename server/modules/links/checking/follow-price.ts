import { and, eq, inArray, sql } from "drizzle-orm";
import { ITEM_PRICE_MAX } from "#contract/limits.ts";
import { toPaise } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { links, priceChanges } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import { indexInBatches } from "#server/modules/outfits/search/index-outfits.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";

/** A price that changes more than threefold is rather an error, or another product, than a sale. */
const FOLLOWED_FACTOR = 3;

export function isWithinBounds(listedPaise: number, foundPaise: number): boolean {
  return foundPaise * FOLLOWED_FACTOR >= listedPaise && foundPaise <= listedPaise * FOLLOWED_FACTOR;
}

/**
 * Gives the items and the piece of a link the found price, with their outfits' totals and the history; by default only
 * those within the bounds. Returns the outfits that changed, and whether items with another price are left.
 * `outfitIds` are those that `lockOutfitsOf` has locked in the caller's transaction; an item that has moved
 * to another outfit since keeps its price until the next check.
 */
export async function followPrice(
  tx: Database,
  { linkId, outfitIds }: { linkId: string; outfitIds: readonly string[] },
  foundPaise: number,
  mayFollow: (listedPaise: number, itemId: string) => boolean = (listed) =>
    isWithinBounds(listed, foundPaise),
): Promise<{ changedIds: string[]; isDifferent: boolean }> {
  const items = await tx
    .select({
      id: outfitItems.id,
      outfitId: outfitItems.outfitId,
      pricePaise: outfitItems.pricePaise,
      publishedPricePaise: outfitItems.publishedPricePaise,
    })
    .from(outfitItems)
    .innerJoin(links, isLinkOfItem)
    .where(and(eq(links.id, linkId), inArray(outfitItems.outfitId, [...outfitIds])));
  const different = items.filter(({ pricePaise }) => pricePaise !== foundPaise);
  const followed =
    foundPaise > toPaise(ITEM_PRICE_MAX)
      ? []
      : different.filter(({ id, pricePaise }) => mayFollow(pricePaise, id));
  const isDifferent = followed.length < different.length;
  if (followed.length === 0) return { changedIds: [], isDifferent };

  const changed = [...new Set(followed.map(({ outfitId }) => outfitId))];
  await tx
    .update(outfitItems)
    .set({
      pricePaise: foundPaise,
      publishedPricePaise: sql`coalesce(${outfitItems.publishedPricePaise}, ${outfitItems.pricePaise})`,
    })
    .where(
      inArray(
        outfitItems.id,
        followed.map(({ id }) => id),
      ),
    );
  // An item without a published price has got another product since, whose history begins now.
  const begun = followed.filter(({ publishedPricePaise }) => publishedPricePaise === null);
  await tx.delete(priceChanges).where(
    inArray(
      priceChanges.itemId,
      begun.map(({ id }) => id),
    ),
  );
  await tx.insert(priceChanges).values(
    followed.map(({ id, outfitId, pricePaise }) => ({
      outfitId,
      itemId: id,
      oldPricePaise: pricePaise,
      newPricePaise: foundPaise,
    })),
  );
  await tx
    .update(outfits)
    .set({
      totalPricePaise: sql`(select sum(price_paise) from ${outfitItems} where outfit_id = ${outfits.id})`,
      // Rejects the save of an editor that was opened with the old price.
      version: sql`${outfits.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(outfits.id, changed));
  await tx.execute(sql`
    update ${pieces} set price_paise = ${foundPaise}, updated_at = now()
    from ${links} where ${links.id} = ${linkId} and md5(${pieces.normalisedLink}) = md5(${links.url})`);
  // The search index of an outfit contains the prices of its items.
  await indexInBatches(tx, changed);
  return { changedIds: changed, isDifferent };
}

export async function lockOutfitsOf(tx: Database, linkId: string): Promise<string[]> {
  const locked = await lockOutfits(tx, await findOutfitsOf(tx, linkId), "no key update");
  return locked.map(({ id }) => id);
}

export async function findOutfitsOf(database: Database, linkId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ outfitId: outfitItems.outfitId })
    .from(outfitItems)
    .innerJoin(links, isLinkOfItem)
    .where(eq(links.id, linkId));
  return rows.map(({ outfitId }) => outfitId);
}
