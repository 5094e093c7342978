import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  isNull,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import {
  COMMENTS_WITH_OUTFIT,
  REPLIES_WITH_COMMENT,
  THREAD_REACTION_USERS_LISTED,
} from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { commentReactions, comments, replies, replyReactions } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";

const author = { username: users.username, userFullName: users.fullName };

const newestComments = preparedSelect("newest_comments", commentsOfOutfit(COMMENTS_WITH_OUTFIT));
const firstReplies = preparedSelect("first_replies", firstRepliesOfComments());
const newestCommentReactions = preparedSelect(
  "newest_comment_reactions",
  newestReactions(commentReactions, commentReactions.commentId),
);
const newestReplyReactions = preparedSelect(
  "newest_reply_reactions",
  newestReactions(replyReactions, replyReactions.replyId),
);
const commentPage = preparedSelect(
  undefined,
  commentsOfOutfit(sql.placeholder("limit"), sql.placeholder("startIndex")),
);

/** The page is selected before authors are joined, so that only its authors are read. */
function commentsOfOutfit(limit: number | Placeholder, offset: number | Placeholder = 0) {
  const page = new QueryBuilder()
    .select()
    .from(comments)
    .where(and(eq(comments.outfitId, sql.placeholder("outfitId")), isNull(comments.heldAt)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(offset)
    .as("page");
  return new QueryBuilder()
    .select({ ...page._.selectedFields, ...author })
    .from(page)
    .leftJoin(users, eq(page.userId, users.id))
    .orderBy(desc(page.createdAt), desc(page.id));
}

function firstRepliesOfComments() {
  const ranked = new QueryBuilder()
    .select({
      id: replies.id,
      rank: sql<number>`row_number() over (partition by ${replies.commentId} order by ${replies.createdAt}, ${replies.id})`.as(
        "rank",
      ),
    })
    .from(replies)
    .where(and(isOneOf(replies.commentId, "commentIds"), isNull(replies.heldAt)))
    .as("ranked");
  return new QueryBuilder()
    .select({ ...getTableColumns(replies), ...author })
    .from(replies)
    .innerJoin(ranked, eq(ranked.id, replies.id))
    .leftJoin(users, eq(replies.userId, users.id))
    .where(lte(ranked.rank, REPLIES_WITH_COMMENT))
    .orderBy(asc(replies.createdAt), asc(replies.id));
}

/** The newest few reactions to each subject, with the caller's before all others. */
function newestReactions(
  table: typeof commentReactions | typeof replyReactions,
  subject: typeof commentReactions.commentId | typeof replyReactions.replyId,
) {
  const ranked = new QueryBuilder()
    .select({
      subjectId: sql<string>`${subject}`.as("subject_id"),
      userId: table.userId,
      kind: table.kind,
      createdAt: table.createdAt,
      rank: sql<number>`row_number() over (partition by ${subject}, ${table.kind} order by (${table.userId} = ${sql.placeholder("callerId")}::uuid) desc, ${table.createdAt} desc)`.as(
        "rank",
      ),
    })
    .from(table)
    .where(isOneOf(subject, "subjectIds"))
    .as("ranked");
  return new QueryBuilder()
    .select({ subjectId: ranked.subjectId, userId: ranked.userId, kind: ranked.kind })
    .from(ranked)
    .where(lte(ranked.rank, THREAD_REACTION_USERS_LISTED))
    .orderBy(desc(ranked.createdAt), desc(ranked.userId));
}

/** An array as one parameter: the text of the statement does not depend on its length. */
function isOneOf(column: Column, placeholder: string): SQL {
  return sql`${column} = any(${sql.placeholder(placeholder)}::uuid[])`;
}

/** The comments that come with an outfit, newest first. */
export async function findNewestComments(database: Database, outfitId: string) {
  return newestComments(database, { outfitId });
}

/** A page of an outfit's comments, newest first. */
export async function findComments(database: Database, outfitId: string, startIndex: number, limit: number) {
  return commentPage(database, { outfitId, startIndex, limit });
}

/** The first replies of each comment, oldest first. */
export async function findFirstReplies(database: Database, commentIds: string[]) {
  if (commentIds.length === 0) return [];
  return firstReplies(database, { commentIds });
}

/** A page of one comment's replies, oldest first; none if the comment is not one of that outfit. */
export async function findReplies(
  database: Database,
  outfitId: string,
  commentId: string,
  startIndex: number,
  limit: number,
) {
  return database
    .select({ ...getTableColumns(replies), ...author })
    .from(replies)
    .innerJoin(comments, eq(replies.commentId, comments.id))
    .leftJoin(users, eq(replies.userId, users.id))
    .where(
      and(
        eq(replies.commentId, commentId),
        eq(comments.outfitId, outfitId),
        isNull(comments.heldAt),
        isNull(replies.heldAt),
      ),
    )
    .orderBy(asc(replies.createdAt), asc(replies.id))
    .limit(limit)
    .offset(startIndex);
}

/** The users who reacted to comments: the newest few of each, always including the caller. */
export async function findCommentReactions(
  database: Database,
  commentIds: string[],
  callerId: string | undefined,
) {
  if (commentIds.length === 0) return [];
  return newestCommentReactions(database, { subjectIds: commentIds, callerId: callerId ?? null });
}

/** The users who reacted to replies: the newest few of each, always including the caller. */
export async function findReplyReactions(
  database: Database,
  replyIds: string[],
  callerId: string | undefined,
) {
  if (replyIds.length === 0) return [];
  return newestReplyReactions(database, { subjectIds: replyIds, callerId: callerId ?? null });
}

export type CommentRecord = Awaited<ReturnType<typeof findComments>>[number];
export type ReplyRecord = Awaited<ReturnType<typeof findReplies>>[number];
export type ThreadReaction = Awaited<ReturnType<typeof findCommentReactions>>[number];
