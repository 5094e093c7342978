/** Where something that people engage with stands: an outfit, a comment under it, or a reply to that. */
export interface Address {
  outfitId: string;
  commentId?: string;
  replyId?: string;
}

/** What it is called in the calls' paths; an outfit's calls name no kind. */
export function kindOf({ commentId, replyId }: Address): "outfit" | "comment" | "reply" {
  if (replyId !== undefined) return "reply";
  return commentId === undefined ? "outfit" : "comment";
}

export function idOf({ outfitId, commentId, replyId }: Address): string {
  return replyId ?? commentId ?? outfitId;
}

/** The ids as a call's path ends with them. */
export function idsPath({ outfitId, commentId, replyId }: Address): string {
  return [outfitId, commentId, replyId]
    .flatMap((id) => (id === undefined ? [] : encodeURIComponent(id)))
    .join("/");
}
