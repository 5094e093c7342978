import type { Reaction } from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { ContributionReport } from "#contract/engagement/moderation.ts";
import { COMMENTS_PAGE_SIZE, REPLIES_LIMIT_MAX } from "#contract/limits.ts";
import type { CommentPage, Outfit, ReplyPage } from "#contract/outfit/outfit.ts";

/** What a user reacts to or comments on: an outfit, a comment on it, or a reply to that comment. */
export interface Target {
  outfitId: string;
  commentId?: string | undefined;
  replyId?: string | undefined;
}

export function targetKind({ commentId, replyId }: Target): "outfit" | "comment" | "reply" {
  if (replyId !== undefined) return "reply";
  return commentId === undefined ? "outfit" : "comment";
}

export function targetId({ outfitId, commentId, replyId }: Target): string {
  return replyId ?? commentId ?? outfitId;
}

/**
 * Adds the reaction, or removes it if the user has given it already; repeated with the same key, it takes
 * effect once.
 */
export function sendReaction(target: Target, reaction: Reaction, idempotencyKey: string): Promise<Outfit> {
  const kind = targetKind(target);
  const call = kind === "outfit" ? reaction : `${kind}/${reaction}`;
  return browserApi({ method: "PUT", path: `/outfit/${call}/${idsPath(target)}`, idempotencyKey });
}

/** Repeated with the same key, it is posted once. */
export function postContribution(target: Target, text: string, idempotencyKey: string): Promise<Outfit> {
  const kind = targetKind(target) === "outfit" ? "comment" : "reply";
  const path = `/outfit/${kind}/${idsPath(target)}`;
  return browserApi({ method: "POST", path, body: { text }, idempotencyKey });
}

/** Deletes a comment with its replies, or a reply. */
export function deleteContribution(target: Target): Promise<Outfit> {
  return browserApi({ method: "DELETE", path: `/outfit/${targetKind(target)}/${idsPath(target)}` });
}

export function reportContribution(target: Target, report: ContributionReport): Promise<void> {
  return browserApi({ method: "POST", path: `/outfit/report/${idsPath(target)}`, body: report });
}

/** An outfit's comments from a position on, newest first. */
export function fetchCommentPage(
  outfitId: string,
  startIndex: number,
  signal?: AbortSignal,
): Promise<CommentPage> {
  const path = `/outfit/${idsPath({ outfitId })}/comments`;
  return browserApi({ path: `${path}?startIndex=${startIndex}&limit=${COMMENTS_PAGE_SIZE}`, signal });
}

/** A comment's replies from a position on, oldest first. */
export function fetchReplyPage(
  outfitId: string,
  commentId: string,
  startIndex: number,
  signal?: AbortSignal,
): Promise<ReplyPage> {
  const path = `/outfit/${idsPath({ outfitId })}/comments/${encodeURIComponent(commentId)}/replies`;
  return browserApi({ path: `${path}?startIndex=${startIndex}&limit=${REPLIES_LIMIT_MAX}`, signal });
}

function idsPath({ outfitId, commentId, replyId }: Target): string {
  return [outfitId, commentId, replyId]
    .flatMap((id) => (id === undefined ? [] : encodeURIComponent(id)))
    .join("/");
}
