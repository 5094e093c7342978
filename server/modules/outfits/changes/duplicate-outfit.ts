import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { findItems } from "#server/modules/outfits/detail/outfit-repository.ts";
import { insertOutfits } from "#server/modules/outfits/editor/outfit-writer.ts";
import { storedItemInput } from "#server/modules/outfits/item-styling.ts";
import type { OutfitBoards } from "#server/modules/outfits/outfit-boards.ts";
import { lockOutfit } from "./lock-outfit.ts";
import { recordOutfitChanges } from "./record-outfit-changes.ts";

/**
 * Stores an inactive copy of an outfit with the same picture and items, without counters; returns its id.
 * Throws NOT_FOUND.
 */
export async function duplicateOutfit(
  tx: Database,
  administratorId: string,
  id: string,
  boards: Pick<OutfitBoards, "copy">,
): Promise<string> {
  // Locked, so that its picture is not deleted meanwhile.
  const original = await lockOutfit(tx, id);
  const items = await findItems(tx, id);
  const { category, section, type, rateLook, tags, description, mediaId } = original;
  const input = { category, section, type, rateLook, tags, description, items: items.map(storedItemInput) };
  const copyId = crypto.randomUUID();
  // The words are those of the original.
  const stylistId = original.isStyled ? original.stylistId : undefined;
  await insertOutfits(tx, [{ id: copyId, input, mediaId, isActive: false, stylistId }]);
  // A picture that is still to be drawn or fetched is drawn or fetched for the copy too.
  await tx.execute(sql`
    insert into ${pendingArtwork} (outfit_id, media_id)
    select ${copyId}::uuid, media_id from ${pendingArtwork} where ${pendingArtwork.outfitId} = ${id} and media_id = ${mediaId}`);
  await tx.execute(sql`
    insert into ${linkedPictures} (outfit_id, media_id, url, is_placeholder)
    select ${copyId}::uuid, media_id, url, is_placeholder from ${linkedPictures}
    where ${linkedPictures.outfitId} = ${id} and media_id = ${mediaId} and state = 'waiting'`);
  await boards.copy(tx, id, copyId);
  await recordOutfitChanges(tx, administratorId, "duplicated", [{ before: await lockOutfit(tx, copyId) }]);
  return copyId;
}
