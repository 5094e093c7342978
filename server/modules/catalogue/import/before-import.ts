import type { Database } from "#server/db/database.ts";
import {
  enqueueArtwork,
  findPlaceholders,
  forgetArtwork,
} from "#server/modules/catalogue/artwork/artwork-queue.ts";
import {
  enqueuePictures,
  unlinkPicture,
} from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { type OutfitEdit, restoringEdit, type StoredOutfit } from "./outfit-differences.ts";

/** How an outfit was before an import changed it, as JSON. Records of earlier releases have the edit alone. */
export interface BeforeImport extends OutfitEdit {
  /** The picture that the outfit showed, to which the items' spots belong. */
  spotsOf?: string;
  /** Whether the picture that the import replaced was the placeholder of artwork that was not drawn yet. */
  isArtworkPending?: boolean;
  /** The picture that was to be fetched in place of the one that the import replaced. */
  linked?: { url: string; isPlaceholder: boolean };
}

/**
 * Describes an outfit that an import is about to change. Without another picture the edit has none: one that is
 * drawn, fetched or chosen later stays when the import is undone.
 */
export async function describeBefore(
  tx: Database,
  stored: StoredOutfit,
  fields: readonly { field: string }[],
): Promise<BeforeImport> {
  const { id, mediaId } = stored.outfit;
  const edit = restoringEdit(stored);
  if (!fields.some(({ field }) => field === "image"))
    return { ...edit, mediaId: undefined, spotsOf: mediaId };
  const placeholders = await findPlaceholders(tx, [id]);
  const { linked } = stored;
  return {
    ...edit,
    spotsOf: mediaId,
    isArtworkPending: placeholders.has(mediaId),
    ...(linked?.state === "waiting" && { linked: { url: linked.url, isPlaceholder: linked.isPlaceholder } }),
  };
}

/** The edit that changes an outfit back which shows the picture `shown`. */
export function editBack(before: BeforeImport, shown: string): OutfitEdit {
  const { spotsOf, isArtworkPending: _, linked: __, publishAt, items, ...edit } = before;
  const areOfAnother = spotsOf !== undefined && (edit.mediaId ?? shown) !== spotsOf;
  return {
    ...edit,
    publishAt: publishAt == null ? publishAt : new Date(publishAt),
    items: areOfAnother ? items?.map(({ spot, ...item }) => item) : items,
  };
}

/** Queues again what was to take the place of a picture that is shown again. */
export async function restoreQueues(tx: Database, outfitId: string, before: BeforeImport): Promise<void> {
  const { mediaId, linked, isArtworkPending } = before;
  if (mediaId === undefined) return;
  await unlinkPicture(tx, outfitId);
  if (linked) await enqueuePictures(tx, [{ outfitId, mediaId, ...linked }]);
  if (!isArtworkPending) return;
  await forgetArtwork(tx, outfitId);
  await enqueueArtwork(tx, [{ outfitId, mediaId }]);
}
