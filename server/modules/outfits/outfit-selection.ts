import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";

const { searchTokens, outfitTokens, importKey, importId, updatedAt, ...shownColumns } =
  getTableColumns(outfits);

/** No join: PostgreSQL reads nothing for an outfit without stylist, and plans lists as without it. */
const stylistName = sql<
  string | null
>`(select ${users.username} from ${users} where ${users.id} = ${outfits.stylistId})`;

/**
 * The columns of every response about an outfit: its row without internal columns, its picture's size and
 * placeholder, and the name of its stylist.
 */
export const outfitSelection = {
  ...shownColumns,
  imageWidth: media.width,
  imageHeight: media.height,
  imagePlaceholder: media.placeholder,
  stylistName: stylistName.as("stylist_name"),
};

export function selectOutfits(database: Database) {
  return database.select(outfitSelection).from(outfits).innerJoin(media, eq(outfits.mediaId, media.id));
}

export type OutfitRecord = Awaited<ReturnType<typeof selectOutfits>>[number];
