import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";

const { searchWords, importKey, importId, updatedAt, ...shownColumns } = getTableColumns(outfits);

/** What the administrator's table is made from: an outfit's row without what only the database uses, and its picture's size. */
export const outfitRowSelection = { ...shownColumns, imageWidth: media.width, imageHeight: media.height };

/** What every other answer about an outfit is made from. */
export const outfitSelection = { ...outfitRowSelection, imagePlaceholder: media.placeholder };

/** The start of every query for outfits with their pictures. */
export function selectOutfits(database: Database) {
  return database.select(outfitSelection).from(outfits).innerJoin(media, eq(outfits.mediaId, media.id));
}

export type OutfitRecord = Awaited<ReturnType<typeof selectOutfits>>[number];
