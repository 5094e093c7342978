import { getTableColumns } from "drizzle-orm";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";

const { searchWords: _, importKey: __, importId: ___, ...shownColumns } = getTableColumns(outfits);

/** What the administrator's table is made from: an outfit's row without what only the database uses, and its picture's size. */
export const outfitRowSelection = { ...shownColumns, imageWidth: media.width, imageHeight: media.height };

/** What every other answer about an outfit is made from. */
export const outfitSelection = { ...outfitRowSelection, imagePlaceholder: media.placeholder };
