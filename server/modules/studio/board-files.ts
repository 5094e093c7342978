import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { type CutoutOwner, cutoutIdsOf, findCutouts } from "./board-repository.ts";
import type { BoardFiles } from "./studio-jobs.ts";

export interface BoardStorage {
  readonly database: Database;
  readonly blobStore: Pick<BlobStore, "get">;
}

type PieceOfCutout = Pick<Composition["pieces"][number], "cutoutId">;

export function cutoutGone(): ApiError {
  return new ApiError("NOT_FOUND", STUDIO_ERRORS.cutoutGone);
}

export function groundGone(): ApiError {
  return new ApiError("NOT_FOUND", STUDIO_ERRORS.groundGone);
}

/** The cut-outs of pieces. Throws NOT_FOUND where one does not exist any more, or is not the owner's. */
export async function requireCutouts(
  database: Database,
  pieces: readonly PieceOfCutout[],
  owner: CutoutOwner,
) {
  const ids = cutoutIdsOf(pieces);
  const found = await findCutouts(database, ids, owner);
  if (found.length < ids.length) throw cutoutGone();
  return found;
}

/** The files that pieces are drawn from. Throws NOT_FOUND like `requireCutouts`. */
export async function readCutoutFiles(
  { database, blobStore }: BoardStorage,
  pieces: readonly PieceOfCutout[],
  owner: CutoutOwner,
): Promise<BoardFiles["cutouts"]> {
  const files = (await requireCutouts(database, pieces, owner)).map(async ({ id, mediaId, quality }) => {
    const image = await blobStore.get(masterKey(mediaId));
    if (!image) throw cutoutGone();
    return [id, { image, quality }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/**
 * The files that a board is drawn from. Throws NOT_FOUND where a cut-out or the picture of the ground does
 * not exist any more, or a cut-out is not the owner's.
 */
export async function readBoardFiles(
  storage: BoardStorage,
  { ground, pieces }: Pick<Composition, "ground" | "pieces">,
  owner: CutoutOwner,
): Promise<BoardFiles> {
  const cutouts = await readCutoutFiles(storage, pieces, owner);
  if (ground.kind !== "picture") return { cutouts };
  const picture = await storage.blobStore.get(masterKey(ground.mediaId));
  if (!picture) throw groundGone();
  return { cutouts, ground: picture };
}
