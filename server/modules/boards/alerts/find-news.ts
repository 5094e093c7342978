import { and, eq, inArray, or, sql } from "drizzle-orm";
import { PRICE_DROP_PERCENT } from "#contract/account/alerts.ts";
import type { Database } from "#server/db/database.ts";
import { savedOutfits } from "#server/db/schema/boards.ts";
import { links } from "#server/db/schema/links.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import { isLinkOfItem } from "#server/modules/outfits/item-link.ts";
import { type OutfitRecord, outfitSelection } from "#server/modules/outfits/outfit-selection.ts";
import { isMissing } from "./missing-links.ts";

export interface NamedItem {
  itemName: string;
  sourceName: string;
}

export interface OutfitNews {
  outfit: OutfitRecord;
  /** The price that the user last knew, if the price has dropped since. */
  previousPricePaise: number | null;
  gone: NamedItem[];
  back: NamedItem[];
  /** The missing links that the user knows from now on. */
  missingLinks: string[];
}

/** What is new about the available outfits that a user has saved; the greatest price drops first. */
export async function findNews(database: Database, userId: string): Promise<OutfitNews[]> {
  const items = groupBy(await findMissingItems(database, userId), ({ outfitId }) => outfitId);
  const found = await database
    .select({ ...outfitSelection, toldPricePaise: savedOutfits.toldPricePaise })
    .from(savedOutfits)
    .innerJoin(outfits, eq(savedOutfits.outfitId, outfits.id))
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .where(
      and(
        eq(savedOutfits.userId, userId),
        eq(outfits.isActive, true),
        or(isCheaper, inArray(outfits.id, [...items.keys()])),
      ),
    );
  return found
    .map(({ toldPricePaise, ...outfit }) => {
      const ofOutfit = items.get(outfit.id) ?? [];
      const missing = ofOutfit.filter((item) => item.isMissing || (item.isTold && !item.isBack));
      return {
        outfit,
        previousPricePaise: isDrop(toldPricePaise, outfit.totalPricePaise) ? toldPricePaise : null,
        gone: ofOutfit.filter((item) => item.isMissing && !item.isTold),
        back: ofOutfit.filter((item) => item.isTold && item.isBack),
        missingLinks: [...new Set(missing.map(({ linkId }) => linkId))],
      };
    })
    .filter((news) => news.previousPricePaise !== null || news.gone.length > 0 || news.back.length > 0)
    .sort((a, b) => remainingShare(a) - remainingShare(b));
}

/** The items of saved outfits that are missing, or were when the user last knew. */
async function findMissingItems(database: Database, userId: string) {
  const isTold = sql<boolean>`${links.id} = any(${savedOutfits.toldMissingLinks})`;
  return database
    .select({
      outfitId: outfitItems.outfitId,
      linkId: links.id,
      itemName: outfitItems.itemName,
      sourceName: outfitItems.sourceName,
      isMissing: sql<boolean>`${isMissing}`,
      // A page that does not say that the product is in stock proves nothing.
      isBack: sql<boolean>`(${links.state} = 'ok' and ${links.availability} = 'in_stock')`,
      isTold,
    })
    .from(savedOutfits)
    .innerJoin(outfitItems, eq(outfitItems.outfitId, savedOutfits.outfitId))
    .innerJoin(links, isLinkOfItem)
    .where(and(eq(savedOutfits.userId, userId), or(isMissing, isTold)))
    .orderBy(outfitItems.outfitId, outfitItems.position);
}

const REMAINING_MAX_PERCENT = 100 - PRICE_DROP_PERCENT;

const isCheaper = sql`${outfits.totalPricePaise} * 100 <= ${savedOutfits.toldPricePaise} * ${sql.raw(String(REMAINING_MAX_PERCENT))}`;

function isDrop(toldPaise: number, paise: number): boolean {
  return paise * 100 <= toldPaise * REMAINING_MAX_PERCENT;
}

function remainingShare({ outfit, previousPricePaise }: OutfitNews): number {
  return previousPricePaise === null ? 1 : outfit.totalPricePaise / previousPricePaise;
}
