import { type Column, type SQL, sql } from "drizzle-orm";
import { CONTRIBUTION_REACTION_USERS_LISTED, REPLIES_WITH_COMMENT } from "#contract/limits.ts";
import type { Comment, Reply } from "#contract/outfit/outfit.ts";
import {
  commentReactions,
  comments,
  type ReactionKind,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";

/*
 * Comments and replies as JSON of the responses: one statement reads an outfit with its contributions, which
 * costs less than a statement for each table and rows that are put together afterwards.
 */

interface Reactions {
  table: typeof commentReactions | typeof replyReactions;
  subject: Column;
}

const ofComment: Reactions = { table: commentReactions, subject: commentReactions.commentId };
const ofReply: Reactions = { table: replyReactions, subject: replyReactions.replyId };

const firstReplies = sql`
  select * from ${replies} where ${replies.commentId} = ${comments.id} and ${replies.heldAt} is null
  order by ${replies.createdAt}, ${replies.id} limit ${sql.raw(String(REPLIES_WITH_COMMENT))}`;

/**
 * The comments that a query selects, newest first, with their first replies, for a caller (null: a visitor).
 */
export function commentsJson(selected: SQL, callerId: SQL): SQL<Comment[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'commentId', ${comments.id}, ${contributionJson(comments, ofComment, callerId)},
      'numberOfReplies', ${comments.replyCount},
      'replies', case when ${comments.replyCount} > 0 then ${repliesJson(firstReplies, callerId)} else '[]' end
    ) order by ${comments.createdAt} desc, ${comments.id} desc), '[]')
    from (${selected}) ${comments} left join ${users} on ${users.id} = ${comments.userId}
  )`;
}

/** The replies that a query selects, oldest first, for a caller (null: a visitor). */
export function repliesJson(selected: SQL, callerId: SQL): SQL<Reply[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'replyId', ${replies.id}, ${contributionJson(replies, ofReply, callerId)}
    ) order by ${replies.createdAt}, ${replies.id}), '[]')
    from (${selected}) ${replies} left join ${users} on ${users.id} = ${replies.userId}
  )`;
}

function contributionJson(table: typeof comments | typeof replies, reactions: Reactions, callerId: SQL): SQL {
  const reactionUsers = (kind: ReactionKind, counter: Column) =>
    reactionUsersJson(reactions, table.id, kind, counter, callerId);
  return sql`
    'userId', ${table.userId},
    'username', coalesce(${users.username}, ''),
    'userFullName', coalesce(${users.fullName}, ''),
    'byAdministrator', coalesce(${users.isAdmin}, false),
    'text', ${table.text},
    'createdAt', to_char(${table.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'likes', ${reactionUsers("like", table.likeCount)},
    'dislikes', ${reactionUsers("dislike", table.dislikeCount)},
    'numberOfLikes', ${table.likeCount},
    'numberOfDislikes', ${table.dislikeCount}`;
}

/** The newest few who reacted, always including the caller. Counters are exact, so zero saves the query. */
function reactionUsersJson(
  { table, subject }: Reactions,
  id: Column,
  kind: ReactionKind,
  counter: Column,
  callerId: SQL,
): SQL {
  return sql`case when ${counter} > 0 then (
    select coalesce(json_agg(listed.user_id order by listed.created_at desc, listed.user_id desc), '[]') from (
      select ${table.userId}, ${table.createdAt} from ${table}
      where ${subject} = ${id} and ${table.kind} = '${sql.raw(kind)}'
      order by ${table.userId} = ${callerId} desc, ${table.createdAt} desc limit ${sql.raw(String(CONTRIBUTION_REACTION_USERS_LISTED))}
    ) listed
  ) else '[]' end`;
}
