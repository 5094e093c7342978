import { asc, eq, inArray, sql } from "drizzle-orm";
import { BoardError } from "#artwork/boards/composition.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { Database } from "#server/db/database.ts";
import { cutouts, outfitCompositions, outfitCutouts } from "#server/db/schema/studio.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import type { OutfitBoards } from "#server/modules/outfits/outfit-boards.ts";
import { type BoardStorage, cutoutGone, groundGone, readBoardFiles } from "./board-files.ts";
import { type CutoutOwner, cutoutIdsOf } from "./board-repository.ts";
import type { RenderedLook, StudioJobsFor } from "./studio-jobs.ts";

/*
 * The boards of outfits. An outfit with a board is written in three steps: `renderComposition` before the
 * transaction, then the outfit with the rendered picture, then `saveComposition` in the same transaction.
 */

export interface CompositionParts extends BoardStorage {
  readonly mediaService: Pick<MediaService, "saveGenerated">;
  readonly jobs: StudioJobsFor<"render">;
}

/** What outfits do with their boards. */
export function outfitBoards(parts: CompositionParts): OutfitBoards {
  return {
    render: (composition) => renderComposition(parts, composition, "all"),
    save: saveComposition,
    copy: copyComposition,
  };
}

/** Does work of the artwork library; what it refuses becomes BAD_REQUEST with its sentence. */
export async function orBoardInvalid<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    throw new ApiError("BAD_REQUEST", STUDIO_ERRORS.boardInvalid({ problem: error.message }), {
      cause: error,
    });
  }
}

/**
 * Renders a board and stores its picture, which the sweep leaves alone for a day. Called before the
 * transaction that uses the picture, because rendering takes about a second. `spots` has an entry for each
 * piece of the composition, in its order. Throws NOT_FOUND where a cut-out or the picture of the ground does
 * not exist any more, or is not the owner's, and BAD_REQUEST for a board that cannot be drawn.
 */
export async function renderComposition(
  { jobs, mediaService, ...storage }: CompositionParts,
  composition: Composition,
  owner: CutoutOwner,
): Promise<{ mediaId: string; spots: RenderedLook["spots"] }> {
  const files = await readBoardFiles(storage, composition, owner);
  const { image, spots } = await orBoardInvalid(jobs(owner).render(composition, files));
  const { id: mediaId } = await mediaService.saveGenerated(image);
  return { mediaId, spots };
}

/**
 * Stores the board of an outfit in place of an earlier one. `mediaId` is the picture that was rendered from
 * it. The outfit exists, and this transaction has inserted or locked it. The board's cut-outs and the picture
 * of its ground cannot be removed from here on. Throws NOT_FOUND where one of them was removed since the
 * board was rendered.
 */
export async function saveComposition(
  tx: Database,
  outfitId: string,
  { composition, mediaId }: { composition: Composition; mediaId: string },
): Promise<void> {
  const earlierGrounds = await deleteBoard(tx, outfitId);
  const { cutoutIds, groundMediaId } = await lockBoardParts(tx, composition, earlierGrounds);
  await tx.insert(outfitCompositions).values({ outfitId, composition, mediaId, groundMediaId });
  if (cutoutIds.length === 0) return;
  await tx.insert(outfitCutouts).values(cutoutIds.map((cutoutId) => ({ outfitId, cutoutId })));
}

/**
 * Keeps the cut-outs of a board and the picture of its ground from being removed until the transaction refers to
 * them; `earlierMedia` are pictures that lose a reference. Throws NOT_FOUND where a part was removed since the
 * board was rendered.
 */
export async function lockBoardParts(
  tx: Database,
  { pieces, ground }: Pick<Composition, "pieces" | "ground">,
  earlierMedia: readonly string[],
): Promise<{ cutoutIds: string[]; groundMediaId: string | null }> {
  const cutoutIds = cutoutIdsOf(pieces);
  await lockCutouts(tx, cutoutIds);
  const groundMediaId = ground.kind === "picture" ? ground.mediaId : null;
  const touched = await touchMedia(tx, groundMediaId ? [groundMediaId, ...earlierMedia] : earlierMedia);
  if (groundMediaId && !touched.has(groundMediaId)) throw groundGone();
  return { cutoutIds, groundMediaId };
}

/** Locked in the order of their ids, so that concurrent calls cannot deadlock. */
async function lockCutouts(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const locked = await tx
    .select({ id: cutouts.id })
    .from(cutouts)
    .where(inArray(cutouts.id, [...ids]))
    .orderBy(asc(cutouts.id))
    .for("key share");
  if (locked.length < ids.length) throw cutoutGone();
}

/** Returns the pictures of its ground. */
async function deleteBoard(tx: Database, outfitId: string): Promise<string[]> {
  const deleted = await tx
    .delete(outfitCompositions)
    .where(eq(outfitCompositions.outfitId, outfitId))
    .returning({ groundMediaId: outfitCompositions.groundMediaId });
  return deleted.map(({ groundMediaId }) => groundMediaId).filter((id) => id !== null);
}

/** Gives the copy of an outfit, which has the same picture, the board of the original, if it has one. */
export async function copyComposition(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into ${outfitCompositions} (outfit_id, composition, media_id, ground_media_id)
    select ${to}::uuid, composition, media_id, ground_media_id from ${outfitCompositions}
    where ${outfitCompositions.outfitId} = ${from}`);
  await tx.execute(sql`
    insert into ${outfitCutouts} (outfit_id, cutout_id)
    select ${to}::uuid, cutout_id from ${outfitCutouts} where ${outfitCutouts.outfitId} = ${from}`);
}
