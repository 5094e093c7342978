import { eq, inArray, sql } from "drizzle-orm";
import { OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { findPictureColours, touchMedia } from "#server/modules/media/media-repository.ts";
import { lockOutfit } from "#server/modules/outfits/changes/lock-outfit.ts";
import { recordOutfitChanges } from "#server/modules/outfits/changes/record-outfit-changes.ts";
import { findItems } from "#server/modules/outfits/detail/outfit-repository.ts";
import { storedItemInput, withStoredStyling } from "#server/modules/outfits/item-styling.ts";
import { type BoardOfLook, withBoardSpots } from "#server/modules/outfits/outfit-boards.ts";
import { lockOutfits, type StoredOutfit } from "#server/modules/sessions/lock-order.ts";
import type { OutfitEdit } from "./outfit-form.ts";
import { outfitColumns } from "./outfit-row.ts";

/*
 * Changes of one outfit, each in the caller's transaction. They lock the outfit first, which keeps the lock
 * order of the shop.
 */

/** The edited fields; `mediaId` is undefined where the picture stays. */
export interface EditedOutfit extends OutfitEdit {
  mediaId: string | undefined;
  /** The board that the picture was rendered from, which says where the items are. */
  board?: BoardOfLook | undefined;
}

type StoredItem = Awaited<ReturnType<typeof findItems>>[number];

/**
 * Changes the given fields, whose words `registerWordsOf` has added. Throws NOT_FOUND, and CONFLICT when
 * `version` is no longer the outfit's: another edit came first.
 */
export async function editOutfit(
  tx: Database,
  id: string,
  administratorId: string | null,
  { version, mediaId, board, items: givenItems, publishAt, ...edited }: EditedOutfit,
): Promise<void> {
  const stored = await lockOutfit(tx, id);
  if (version !== undefined && version !== stored.version) throw versionConflict();
  if (publishAt && stored.isActive) throw isActiveAlready();
  const storedItems = await findItems(tx, id);

  const storedInputs = () =>
    storedItems.map((item) => ({ ...storedItemInput(item), itemId: item.id, spot: null }));
  const editedItems = board ? withBoardSpots(givenItems ?? storedInputs(), board) : givenItems;
  const shownMedia = mediaId ?? stored.mediaId;
  const isNewPicture = shownMedia !== stored.mediaId;
  // Spots of the previous picture say nothing about the new one.
  const earlierItems = isNewPicture
    ? storedItems.map((item) => ({ ...item, spotX: null, spotY: null }))
    : storedItems;
  const items = editedItems && takeOver(editedItems, earlierItems);
  const colours = await findPictureColours(tx, [shownMedia]);

  const columns = outfitColumns(
    {
      category: edited.category ?? stored.category,
      section: edited.section ?? stored.section,
      type: edited.type ?? stored.type,
      rateLook: edited.rateLook ?? stored.rateLook,
      tags: edited.tags ?? stored.tags,
      description: edited.description ?? stored.description,
      items: items?.map(({ item }) => item) ?? earlierItems.map(storedItemInput),
    },
    colours.get(shownMedia) ?? [],
  );
  const set = {
    ...columns.outfit,
    mediaId: shownMedia,
    ...(publishAt === undefined ? {} : { publishAt }),
  };
  await tx
    .update(outfits)
    .set({
      ...set,
      version: sql`${outfits.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(outfits.id, id));
  if (isNewPicture) await touchMedia(tx, [stored.mediaId]);
  if (items) {
    await tx.delete(outfitItems).where(eq(outfitItems.outfitId, id));
    await tx
      .insert(outfitItems)
      .values(columns.items.map((item, index) => ({ ...item, ...items[index]?.kept, outfitId: id })));
  } else if (isNewPicture) {
    await tx.update(outfitItems).set({ spotX: null, spotY: null }).where(eq(outfitItems.outfitId, id));
  }
  const changedItems = { before: storedItems, after: await findItems(tx, id) };
  await recordOutfitChanges(tx, administratorId, "changed", [{ before: stored, set, items: changedItems }]);
}

/**
 * Activates an inactive outfit or deactivates an active one; with `isActive`, only to that status. Throws
 * NOT_FOUND. The version stays, so that edits in progress do not conflict.
 */
export async function toggleOutfit(
  tx: Database,
  id: string,
  administratorId: string | null,
  isActive: boolean | undefined,
): Promise<void> {
  const before = await lockOutfit(tx, id);
  if (isActive === before.isActive) return;
  const set = { isActive: !before.isActive, publishAt: null };
  await tx
    .update(outfits)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(outfits.id, id));
  const action = set.isActive ? "activated" : "deactivated";
  await recordOutfitChanges(tx, administratorId, action, [{ before, set }]);
}

/** Deletes an outfit with its items, reactions, comments and places in carts; throws NOT_FOUND. */
export async function deleteOutfit(tx: Database, id: string, administratorId: string): Promise<void> {
  await deleteLocked(tx, [await lockOutfit(tx, id, "update")], administratorId);
}

/** Deletes all outfits of a stylist in the same way; returns their ids. */
export async function deleteOutfitsOf(tx: Database, stylistId: string): Promise<string[]> {
  const styled = await tx.select({ id: outfits.id }).from(outfits).where(eq(outfits.stylistId, stylistId));
  const ids = styled.map(({ id }) => id);
  await deleteLocked(tx, await lockOutfits(tx, ids, "update"), null);
  return ids;
}

async function deleteLocked(
  tx: Database,
  locked: readonly StoredOutfit[],
  administratorId: string | null,
): Promise<void> {
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await tx.delete(outfits).where(inArray(outfits.id, ids));
  await touchMedia(tx, [...new Set(locked.map(({ mediaId }) => mediaId))]);
  const changes = locked.map((before) => ({ before }));
  await recordOutfitChanges(tx, administratorId, "deleted", changes);
}

type ItemInput = OutfitInput["items"][number];

/**
 * Each edited item with what it omits as the stored item has it, and the columns that it takes over: none for
 * a new item, and for the second that names the same one.
 */
function takeOver(
  edited: readonly (ItemInput & { itemId?: string | undefined })[],
  stored: readonly StoredItem[],
): { kept: Partial<StoredItem>; item: ItemInput }[] {
  const free = new Map(stored.map((item) => [item.id, item]));
  return edited.map(({ itemId = "", ...item }) => {
    const replaced = free.get(itemId);
    free.delete(itemId);
    const kept = replaced && {
      id: replaced.id,
      openCount: replaced.openCount,
      // The history of a price is that of one product.
      publishedPricePaise: item.itemLink === replaced.link ? replaced.publishedPricePaise : null,
    };
    return { kept: kept ?? {}, item: withStoredStyling(item, replaced) };
  });
}

function isActiveAlready(): ApiError {
  const message = OUTFIT_CHANGE_ERRORS.publishAtActive;
  return new ApiError("VALIDATION_FAILED", message, { details: [{ path: "publishAt", message }] });
}

function versionConflict(): ApiError {
  const message = OUTFIT_CHANGE_ERRORS.changedMeanwhile;
  return new ApiError("CONFLICT", message, { details: [{ path: "version", message }] });
}
