import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { replaceByLinked } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { lockOutfit } from "#server/modules/outfits/changes/lock-outfit.ts";
import { editOutfit, toggleOutfit } from "#server/modules/outfits/editor/outfit-editor.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import { tryLockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { OutfitEdit } from "./outfit-differences.ts";

type LockedOutfit = Awaited<ReturnType<typeof lockOutfit>>;

/**
 * Changes an outfit as the editor does, and queues the picture of an address, by an administrator or, if that is null, by the shop itself.
 * `beforehand` runs in the same transaction, once the outfit is locked; it returns the edit to make, whose words
 * are those of `edit` or stored already, or undefined for none, and may prevent the change by an error. Nothing
 * happens to an outfit that has been deleted.
 */
export async function changeOutfit(
  database: Database,
  { outfitId, edit, pictureUrl }: { outfitId: string; edit: OutfitEdit; pictureUrl?: string | undefined },
  administratorId: string | null,
  beforehand: (tx: Database, outfit: LockedOutfit) => Promise<OutfitEdit | undefined>,
): Promise<void> {
  await registerWordsOf(database, [edit]);
  try {
    await database.transaction(async (tx) => {
      const isKnown = administratorId !== null && (await tryLockUserShared(tx, administratorId));
      const edited = await beforehand(tx, await lockOutfit(tx, outfitId));
      if (!edited) return;
      await applyEdit(tx, outfitId, edited, isKnown ? administratorId : null);
      if (pictureUrl !== undefined) await replaceByLinked(tx, { outfitId, url: pictureUrl });
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
  }
}

async function applyEdit(
  tx: Database,
  id: string,
  { isActive, mediaId, ...edit }: OutfitEdit,
  administratorId: string | null,
): Promise<void> {
  if (isActive !== undefined) await toggleOutfit(tx, id, administratorId, isActive);
  const said = Object.values(edit).some((value) => value !== undefined);
  // A picture that has been swept meanwhile cannot be shown again.
  const [known] = mediaId === undefined ? [] : await touchMedia(tx, [mediaId]);
  if (said || known !== undefined) await editOutfit(tx, id, administratorId, { ...edit, mediaId: known });
}
