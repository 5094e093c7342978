import { formatCount } from "#app/lib/format-count.ts";

/** The texts of reactions, comments and replies; those of the dialogs are in `member-messages.ts`. */

export const like = {
  open: "Like",
  given: "Liked",
  /** Of a comment or reply: "Like comment by Asha, 2". */
  of: (what: string, count: number) => `Like ${what}, ${count}`,
  noun: (count: number) => (count === 1 ? "like" : "likes"),
};
export const dislike = {
  open: "Dislike",
  given: "Disliked",
  of: (what: string, count: number) => `Dislike ${what}, ${count}`,
  noun: (count: number) => (count === 1 ? "dislike" : "dislikes"),
};
export const soFar = "so far";
export const signInToReact = "Sign in to like or dislike this outfit.";

export const eyebrow = "In conversation";
export const commentsHeading = (count: number) => formatCount(count, "Comment", "Comments");
export const signInToJoin = ["Sign in", "to join in."] as const;
export const moreComments = "Show more comments";
export const moreCommentsFailed = "More comments could not be loaded. Please try again.";
export const moreReplies = "Show more replies";
export const moreRepliesFailed = "More replies could not be loaded. Please try again.";
export const replyCount = (count: number) => formatCount(count, "reply", "replies");

export const commentForm = {
  label: "Your comment",
  placeholder: "Share your thoughts about this outfit...",
  submit: "Post Comment",
};
export const replyForm = {
  label: "Your reply",
  placeholder: "Write a reply...",
  submit: "Post Reply",
};
export const openReplyForm = "Reply";
export const cancelReply = "Cancel";
export const charactersUsed = (used: number, allowed: number) => `${used}/${allowed} characters`;

/** Accessible names of contributions; the names of their buttons end with them. */
export const contribution = {
  comment: { by: (name: string) => `Comment by ${name}`, what: (name: string) => `comment by ${name}` },
  reply: { by: (name: string) => `Reply by ${name}`, what: (name: string) => `reply by ${name}` },
};
export const waitingContribution = {
  comment: "comment that waits for review",
  reply: "reply that waits for review",
};
