import { LOCKED_PREVIEW_ITEMS, START_INDEX_MAX } from "#contract/limits.ts";
import { OUTFIT_ERRORS } from "#contract/messages/outfit.ts";
import type { CommentPage, HeldContribution, Outfit, ReplyPage } from "#contract/outfit/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { takePreviousRow, withPreviousRow } from "#server/db/previous-row.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { findPieceIds } from "#server/modules/outfits/item-piece.ts";
import { presentForAdmin, presentItem, presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { findComments, findReplies } from "./comment-repository.ts";
import { isVisibleOutfit } from "./outfit-repository.ts";
import { findWholeOutfit, type HeldRecord } from "./whole-outfit.ts";

/** The whole outfit as this caller may see it; throws NOT_FOUND. */
export async function readOutfit(
  database: Database,
  id: string,
  caller: SignedInUser | undefined,
): Promise<Outfit> {
  const record = await findWholeOutfit(database, id, caller?.id);
  if (!record || !(record.isActive || caller?.isAdmin)) throw outfitNotFound();
  const { items, likes, dislikes, comments, waiting } = record;
  const pieceIds = caller?.isAdmin
    ? await findPieceIds(
        database,
        items.map(({ link }) => link),
      )
    : undefined;
  const shownItems = caller ? items : items.slice(0, LOCKED_PREVIEW_ITEMS);
  return {
    ...presentSummary(record),
    ...(caller?.isAdmin ? presentForAdmin(record) : {}),
    items: shownItems.map((item) => presentItem(item, caller, pieceIds)),
    likes,
    dislikes,
    comments,
    ...(waiting.length > 0 ? { waiting: waiting.map(presentHeld) } : {}),
  };
}

/** A page of an outfit's comments, newest first; throws NOT_FOUND. */
export async function readComments(
  database: Database,
  outfitId: string,
  { startIndex, limit }: { startIndex: number; limit: number },
  caller: SignedInUser | undefined,
): Promise<CommentPage> {
  await requireVisible(database, outfitId, caller);
  const page = withPreviousRow({ startIndex, limit: limit + 1 });
  const found = await findComments(database, outfitId, page, caller?.id);
  const { rows, ...previous } = takePreviousRow(found, { startIndex }, ({ commentId }) => commentId);
  const hasMore = rows.length > limit && startIndex + limit <= START_INDEX_MAX;
  return { comments: rows.slice(0, limit), hasMore, ...previous };
}

/** A page of a comment's replies, oldest first; throws NOT_FOUND. */
export async function readReplies(
  database: Database,
  ids: { outfitId: string; commentId: string },
  { startIndex, limit }: { startIndex: number; limit: number },
  caller: SignedInUser | undefined,
): Promise<ReplyPage> {
  await requireVisible(database, ids.outfitId, caller);
  const page = withPreviousRow({ startIndex, limit: limit + 1 });
  const found = await findReplies(database, ids, page, caller?.id);
  const { rows, ...previous } = takePreviousRow(found, { startIndex }, ({ replyId }) => replyId);
  const hasMore = rows.length > limit && startIndex + limit <= START_INDEX_MAX;
  return { replies: rows.slice(0, limit), hasMore, ...previous };
}

export function outfitNotFound(): ApiError {
  return new ApiError("NOT_FOUND", OUTFIT_ERRORS.notFound);
}

async function requireVisible(
  database: Database,
  outfitId: string,
  caller: SignedInUser | undefined,
): Promise<void> {
  if (!(await isVisibleOutfit(database, outfitId, caller?.isAdmin ?? false))) throw outfitNotFound();
}

function presentHeld({ commentId, replyId, text, createdAt }: HeldRecord): HeldContribution {
  return { commentId, ...(replyId ? { replyId } : {}), text, createdAt: new Date(createdAt).toISOString() };
}
