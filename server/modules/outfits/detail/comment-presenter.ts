import type { Comment, Reply } from "#contract/outfit.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import type { CommentRecord, ReplyRecord, ThreadReaction } from "./comment-repository.ts";

/** Comments in the given order, each with its replies and the users who reacted. */
export function presentComments(
  comments: readonly CommentRecord[],
  replies: readonly ReplyRecord[],
  commentReactions: readonly ThreadReaction[],
  replyReactions: readonly ThreadReaction[],
): Comment[] {
  const repliesOf = groupBy(replies, (reply) => reply.commentId);
  const reactionsOf = groupBy(commentReactions, (reaction) => reaction.subjectId);
  return comments.map((comment) => ({
    commentId: comment.id,
    ...presentContribution(comment, reactionsOf.get(comment.id)),
    numberOfReplies: comment.replyCount,
    replies: presentReplies(repliesOf.get(comment.id) ?? [], replyReactions),
  }));
}

/** Replies in the given order, each with the users who reacted. */
export function presentReplies(
  replies: readonly ReplyRecord[],
  reactions: readonly ThreadReaction[],
): Reply[] {
  const reactionsOf = groupBy(reactions, (reaction) => reaction.subjectId);
  return replies.map((reply) => ({
    replyId: reply.id,
    ...presentContribution(reply, reactionsOf.get(reply.id)),
  }));
}

function presentContribution(
  contribution: CommentRecord | ReplyRecord,
  reactions: readonly ThreadReaction[] = [],
): Omit<Reply, "replyId"> {
  const userIdsWithReaction = (kind: ThreadReaction["kind"]) =>
    reactions.filter((reaction) => reaction.kind === kind).map((reaction) => reaction.userId);
  return {
    userId: contribution.userId,
    username: contribution.username ?? "",
    userFullName: contribution.userFullName ?? "",
    text: contribution.text,
    createdAt: contribution.createdAt.toISOString(),
    likes: userIdsWithReaction("like"),
    dislikes: userIdsWithReaction("dislike"),
    numberOfLikes: contribution.likeCount,
    numberOfDislikes: contribution.dislikeCount,
  };
}
