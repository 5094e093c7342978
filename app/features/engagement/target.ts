/** What a user reacts to or comments on: an outfit, a comment on it, or a reply to that comment. */
export interface Target {
  outfitId: string;
  commentId?: string;
  replyId?: string;
}

export function targetKind({ commentId, replyId }: Target): "outfit" | "comment" | "reply" {
  if (replyId !== undefined) return "reply";
  return commentId === undefined ? "outfit" : "comment";
}

export function targetId({ outfitId, commentId, replyId }: Target): string {
  return replyId ?? commentId ?? outfitId;
}
