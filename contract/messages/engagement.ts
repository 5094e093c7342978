import { COMMENT_MAX_LENGTH, REPLY_MAX_LENGTH } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of comments and replies. */

export const ENGAGEMENT_MESSAGES = {
  noCommentsTitle: "No comments yet",
  noCommentsText: "Be the first to share your thoughts about this outfit!",
  anonymous: "Anonymous",
  /** Beside the name of an author who is one. */
  administrator: "Administrator",
  loginRequired: "Please sign in to like or dislike outfits",
  textRequired: "Please write something first",
  commentTooLong: `A comment can have at most ${COMMENT_MAX_LENGTH} characters`,
  replyTooLong: `A reply can have at most ${REPLY_MAX_LENGTH} characters`,
  /** Of a person's own text. */
  waiting: "Waiting for review",
  appearsLater: "Thanks! It will appear here once we've reviewed it.",
} as const;

/** Errors of comments and replies. */
export const ENGAGEMENT_ERRORS = errorMessages("engagement", {
  commentNotFound: "This comment has been removed.",
  replyNotFound: "This reply has been removed.",
  notYours: "Only its author or an administrator can delete this.",
});
