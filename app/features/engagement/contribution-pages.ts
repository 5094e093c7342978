import { browserApi } from "#app/lib/api-client.ts";
import { COMMENTS_PAGE_SIZE, REPLIES_LIMIT_MAX } from "#contract/limits.ts";
import type { CommentPage, ReplyPage } from "#contract/outfit/outfit.ts";

/** An outfit's comments from a position on, newest first. */
export function fetchCommentPage(
  outfitId: string,
  startIndex: number,
  signal?: AbortSignal,
): Promise<CommentPage> {
  return browserApi({
    path: `/outfit/${encodeURIComponent(outfitId)}/comments?startIndex=${startIndex}&limit=${COMMENTS_PAGE_SIZE}`,
    signal,
  });
}

/** A comment's replies from a position on, oldest first. */
export function fetchReplyPage(
  outfitId: string,
  commentId: string,
  startIndex: number,
  signal?: AbortSignal,
): Promise<ReplyPage> {
  const path = `/outfit/${encodeURIComponent(outfitId)}/comments/${encodeURIComponent(commentId)}/replies`;
  return browserApi({ path: `${path}?startIndex=${startIndex}&limit=${REPLIES_LIMIT_MAX}`, signal });
}
