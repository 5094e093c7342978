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

export interface Piece {
  itemName: string;
  sourceName: string;
}

/** What is new about a saved outfit since its saver last knew. */
export interface OutfitNews {
  outfit: OutfitRecord;
  /** The price that the saver last knew, if it is lower by now. */
  formerPricePaise: number | null;
  gone: Piece[];
  back: Piece[];
  /** The missing links that the saver knows from now on. */
  missingLinks: string[];
}

/** What is new about the available outfits that a user has saved; the greatest price drops first. */
export async function findNews(database: Database, userId: string): Promise<OutfitNews[]> {
  const pieces = groupBy(await findPieces(database, userId), ({ outfitId }) => outfitId);
  const found = await database
    .select({ ...outfitSelection, toldPricePaise: savedOutfits.toldPricePaise })
    .from(savedOutfits)
    .innerJoin(outfits, eq(savedOutfits.outfitId, outfits.id))
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .where(
      and(
        eq(savedOutfits.userId, userId),
        eq(outfits.isActive, true),
        or(isCheaper, inArray(outfits.id, [...pieces.keys()])),
      ),
    );
  return found
    .map(({ toldPricePaise, ...outfit }) => {
      const ofOutfit = pieces.get(outfit.id) ?? [];
      const missing = ofOutfit.filter((piece) => piece.isMissing || (piece.isTold && !piece.isBack));
      return {
        outfit,
        formerPricePaise: isDrop(toldPricePaise, outfit.totalPricePaise) ? toldPricePaise : null,
        gone: ofOutfit.filter((piece) => piece.isMissing && !piece.isTold),
        back: ofOutfit.filter((piece) => piece.isTold && piece.isBack),
        missingLinks: [...new Set(missing.map(({ linkId }) => linkId))],
      };
    })
    .filter((news) => news.formerPricePaise !== null || news.gone.length > 0 || news.back.length > 0)
    .sort((one, other) => remainingShare(one) - remainingShare(other));
}

/** The pieces of saved outfits that are missing, or were when the saver last knew. */
async function findPieces(database: Database, userId: string) {
  const isTold = sql<boolean>`${links.id} = any(${savedOutfits.toldMissingLinks})`;
  return database
    .select({
      outfitId: outfitItems.outfitId,
      linkId: links.id,
      itemName: outfitItems.itemName,
      sourceName: outfitItems.sourceName,
      isMissing: sql<boolean>`${isMissing}`,
      // Only what the shop says to have is back: a page that says nothing about it may be anything.
      isBack: sql<boolean>`(${links.state} = 'ok' and ${links.availability} = 'in_stock')`,
      isTold,
    })
    .from(savedOutfits)
    .innerJoin(outfitItems, eq(outfitItems.outfitId, savedOutfits.outfitId))
    .innerJoin(links, isLinkOfItem)
    .where(and(eq(savedOutfits.userId, userId), or(isMissing, isTold)))
    .orderBy(outfitItems.outfitId, outfitItems.position);
}

/** What is left of the price, in percent. */
const TOLD_FROM = 100 - PRICE_DROP_PERCENT;

const isCheaper = sql`${outfits.totalPricePaise} * 100 <= ${savedOutfits.toldPricePaise} * ${sql.raw(String(TOLD_FROM))}`;

function isDrop(toldPaise: number, paise: number): boolean {
  return paise * 100 <= toldPaise * TOLD_FROM;
}

function remainingShare({ outfit, formerPricePaise }: OutfitNews): number {
  return formerPricePaise === null ? 1 : outfit.totalPricePaise / formerPricePaise;
}
