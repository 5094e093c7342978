import { LOCKED_PREVIEW_ITEMS, START_INDEX_MAX } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { CommentPage, Outfit, ReplyPage, WaitingText } from "#contract/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { runQueries } from "#server/db/run-queries.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { presentForAdmin, presentItem, presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { presentComments, presentReplies } from "./comment-presenter.ts";
import {
  type CommentRecord,
  findCommentReactions,
  findComments,
  findFirstReplies,
  findNewestComments,
  findReplies,
  findReplyReactions,
} from "./comment-repository.ts";
import { findOutfit, isVisibleOutfit, type WaitingRecord } from "./outfit-repository.ts";

/** The whole outfit as this caller may see it; throws NOT_FOUND. */
export async function readOutfit(
  database: Database,
  id: string,
  caller: SignedInUser | undefined,
): Promise<Outfit> {
  const record = await findOutfit(database, id, caller?.id);
  if (!record || !(record.isActive || caller?.isAdmin)) throw outfitNotFound();
  // Counters are exact, so zero saves the query.
  const comments = record.commentCount > 0 ? await findNewestComments(database, id) : [];
  const { items, likes, dislikes, waiting } = record;
  const shownItems = caller ? items : items.slice(0, LOCKED_PREVIEW_ITEMS);
  return {
    ...presentSummary(record),
    ...(caller?.isAdmin ? presentForAdmin(record) : {}),
    items: shownItems.map((item) => presentItem(item, caller)),
    likes,
    dislikes,
    comments: await withReplies(database, comments, caller),
    ...(waiting.length > 0 ? { waiting: waiting.map(presentWaiting) } : {}),
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
  const found = await findComments(database, outfitId, startIndex, limit + 1);
  const page = found.slice(0, limit);
  const hasMore = found.length > limit && startIndex + limit <= START_INDEX_MAX;
  return { comments: await withReplies(database, page, caller), hasMore };
}

/** A page of a comment's replies, oldest first; throws NOT_FOUND. */
export async function readReplies(
  database: Database,
  ids: { outfitId: string; commentId: string },
  { startIndex, limit }: { startIndex: number; limit: number },
  caller: SignedInUser | undefined,
): Promise<ReplyPage> {
  await requireVisible(database, ids.outfitId, caller);
  const found = await findReplies(database, ids.outfitId, ids.commentId, startIndex, limit + 1);
  const page = found.slice(0, limit);
  const reactions = await findReplyReactions(database, idsOf(page.filter(hasReactions)), caller?.id);
  const hasMore = found.length > limit && startIndex + limit <= START_INDEX_MAX;
  return { replies: presentReplies(page, reactions), hasMore };
}

export function outfitNotFound(): ApiError {
  return new ApiError("NOT_FOUND", OUTFIT_MESSAGES.notFoundText);
}

async function requireVisible(
  database: Database,
  outfitId: string,
  caller: SignedInUser | undefined,
): Promise<void> {
  if (!(await isVisibleOutfit(database, outfitId, caller?.isAdmin ?? false))) throw outfitNotFound();
}

/** Comments in the given order, each with its first replies and the users who reacted. */
export async function withReplies(
  database: Database,
  comments: readonly CommentRecord[],
  caller: SignedInUser | undefined,
) {
  const replies = await findFirstReplies(
    database,
    idsOf(comments.filter(({ replyCount }) => replyCount > 0)),
  );
  const [commentReactions, replyReactions] = await runQueries(database, [
    () => findCommentReactions(database, idsOf(comments.filter(hasReactions)), caller?.id),
    () => findReplyReactions(database, idsOf(replies.filter(hasReactions)), caller?.id),
  ]);
  return presentComments(comments, replies, commentReactions, replyReactions);
}

function presentWaiting({ commentId, replyId, text, createdAt }: WaitingRecord): WaitingText {
  return { commentId, ...(replyId ? { replyId } : {}), text, createdAt: new Date(createdAt).toISOString() };
}

function hasReactions({ likeCount, dislikeCount }: { likeCount: number; dislikeCount: number }): boolean {
  return likeCount > 0 || dislikeCount > 0;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
