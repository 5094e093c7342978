import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { CutoutItem, Stroke } from "#contract/studio/studio.ts";
import type { Database } from "#server/db/database.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { type CutoutOwner, cutoutOwnerOf, findCutouts } from "../board-repository.ts";
import type { CutOutResult, StudioJobsFor } from "../studio-jobs.ts";
import { type CutoutRow, insertCutout } from "./cutout-repository.ts";

export interface CutoutParts {
  database: Database;
  mediaService: Pick<MediaService, "saveGenerated" | "savePrivateGenerated" | "master">;
  studioJobs: StudioJobsFor<"cutOut">;
}

type CutoutMaker = Pick<SignedInUser, "id" | "isAdmin">;

/** Cuts a product out of its picture. Throws PictureRefused, and UNAVAILABLE when the queue is full. */
export async function makeCutout(
  { database, mediaService, studioJobs }: CutoutParts,
  caller: CutoutMaker,
  { upload, item }: { upload: Buffer; item: CutoutItem },
): Promise<CutoutRow> {
  const result = await studioJobs(cutoutOwnerOf(caller)).cutOut({ upload });
  const source = await mediaService.savePrivateGenerated(result.source);
  const { id: mediaId } = await mediaService.saveGenerated(result.image);
  return insertCutout(database, caller.id, {
    ...shapeOf(result),
    ...{ userId: caller.id, mediaId, sourceMediaId: source.id, item },
  });
}

/**
 * Makes another cut-out of the same picture, its mask mended by these strokes alone. Throws NOT_FOUND if it is
 * gone, or is not one that the caller may use.
 */
export async function mendCutout(
  { database, mediaService, studioJobs }: CutoutParts,
  caller: CutoutMaker,
  { id, strokes }: { id: string; strokes: readonly Stroke[] },
): Promise<CutoutRow> {
  const owner = cutoutOwnerOf(caller);
  const { userId, sourceMediaId, item } = await requireCutout(database, id, owner);
  // The sweep may be about to remove the source of a cut-out that is not used.
  await touchMedia(database, [sourceMediaId]);
  const source = await mediaService.master(sourceMediaId);
  if (!source) throw cutoutUnknown();
  const result = await studioJobs(owner).cutOut({ source, strokes });
  const { id: mediaId } = await mediaService.saveGenerated(result.image);
  const mended = { ...shapeOf(result), userId, mediaId, sourceMediaId, item, strokes };
  return insertCutout(database, caller.id, mended);
}

/** Throws NOT_FOUND for a cut-out that does not exist any more, or is not the owner's. */
export async function requireCutout(database: Database, id: string, owner: CutoutOwner): Promise<CutoutRow> {
  const [found] = isUuid(id) ? await findCutouts(database, [id], owner) : [];
  if (!found) throw cutoutUnknown();
  return found;
}

function cutoutUnknown(): ApiError {
  return new ApiError("NOT_FOUND", STUDIO_ERRORS.cutoutUnknown);
}

function shapeOf({ width, height, quality, outline, colour }: CutOutResult) {
  return { width, height, quality, outline, colour };
}
