import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";

const { searchTokens, searchWords, lookTokens, importKey, importId, updatedAt, ...shownColumns } =
  getTableColumns(outfits);

/** The columns of the administrator's table: an outfit's row without internal columns, and its picture's size. */
export const outfitRowSelection = { ...shownColumns, imageWidth: media.width, imageHeight: media.height };

/** The columns of every other response about an outfit. */
export const outfitSelection = { ...outfitRowSelection, imagePlaceholder: media.placeholder };

/** Begins a query for outfits with their pictures. */
export function selectOutfits(database: Database) {
  return database.select(outfitSelection).from(outfits).innerJoin(media, eq(outfits.mediaId, media.id));
}

export type OutfitRecord = Awaited<ReturnType<typeof selectOutfits>>[number];
