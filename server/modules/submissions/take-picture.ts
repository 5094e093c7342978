import type { Composition } from "#contract/studio/composition.ts";
import type { SubmissionInput } from "#contract/submissions/submissions.ts";
import type { Database } from "#server/db/database.ts";
import type { UploadedFile } from "#server/http/plugins/uploads.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { withBoardSpots } from "#server/modules/outfits/outfit-boards.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { cutoutOwnerOf } from "#server/modules/studio/board-repository.ts";
import { renderComposition } from "#server/modules/studio/compositions.ts";
import type { StudioJobsFor } from "#server/modules/studio/studio-jobs.ts";
import type { SubmittedPicture } from "./change-submissions.ts";

export interface PictureParts {
  database: Database;
  blobStore: Pick<BlobStore, "get">;
  mediaService: Pick<MediaService, "savePrivate" | "savePrivateGenerated">;
  studioJobs: StudioJobsFor<"render">;
}

interface GivenLook {
  fields: SubmissionInput;
  image?: UploadedFile | undefined;
  composition?: Composition | undefined;
}

/**
 * Stores the picture of a look, which stays private until the look is published; says where the items are in one
 * that is rendered from a board. Undefined without a picture. Called before the transaction that uses it.
 */
export async function takePicture(
  { database, blobStore, mediaService, studioJobs }: PictureParts,
  caller: Pick<SignedInUser, "id" | "isAdmin">,
  { fields, image, composition }: GivenLook,
): Promise<{ fields: SubmissionInput; picture: SubmittedPicture | undefined }> {
  if (composition) {
    const saved = { saveGenerated: mediaService.savePrivateGenerated };
    const { mediaId, spots } = await renderComposition(
      { database, blobStore, mediaService: saved, jobs: studioJobs },
      composition,
      cutoutOwnerOf(caller),
    );
    const items = withBoardSpots(fields.items, { composition, spots });
    return { fields: { ...fields, items }, picture: { mediaId, composition } };
  }
  if (!image) return { fields, picture: undefined };
  const { id: mediaId } = await mediaService.savePrivate(image.bytes);
  return { fields, picture: { mediaId, composition: null } };
}
