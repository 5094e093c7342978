import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";

const { searchTokens, outfitTokens, importKey, importId, updatedAt, ...shownColumns } =
  getTableColumns(outfits);

/**
 * The columns of every response about an outfit: its row without internal columns, and its picture's size and
 * placeholder.
 */
export const outfitSelection = {
  ...shownColumns,
  imageWidth: media.width,
  imageHeight: media.height,
  imagePlaceholder: media.placeholder,
};

export function selectOutfits(database: Database) {
  return database.select(outfitSelection).from(outfits).innerJoin(media, eq(outfits.mediaId, media.id));
}

export type OutfitRecord = Awaited<ReturnType<typeof selectOutfits>>[number];
