import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { REPLIES_WITH_COMMENT, THREAD_REACTION_USERS_LISTED } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { commentReactions, comments, replies, replyReactions } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";

const author = { username: users.username, userFullName: users.fullName };

/** A page of an outfit's comments, newest first. */
export async function findComments(database: Database, outfitId: string, startIndex: number, limit: number) {
  return database
    .select({ ...getTableColumns(comments), ...author })
    .from(comments)
    .leftJoin(users, eq(comments.userId, users.id))
    .where(eq(comments.outfitId, outfitId))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(startIndex);
}

/** The first replies of each of some comments, oldest first. */
export async function findFirstReplies(database: Database, commentIds: string[]) {
  if (commentIds.length === 0) return [];
  const ranked = database.$with("ranked").as(
    database
      .select({
        id: replies.id,
        rank: sql<number>`row_number() over (partition by ${replies.commentId} order by ${replies.createdAt}, ${replies.id})`.as(
          "rank",
        ),
      })
      .from(replies)
      .where(inArray(replies.commentId, commentIds)),
  );
  return database
    .with(ranked)
    .select({ ...getTableColumns(replies), ...author })
    .from(replies)
    .innerJoin(ranked, eq(ranked.id, replies.id))
    .leftJoin(users, eq(replies.userId, users.id))
    .where(sql`${ranked.rank} <= ${REPLIES_WITH_COMMENT}`)
    .orderBy(asc(replies.createdAt), asc(replies.id));
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
    .where(and(eq(replies.commentId, commentId), eq(comments.outfitId, outfitId)))
    .orderBy(asc(replies.createdAt), asc(replies.id))
    .limit(limit)
    .offset(startIndex);
}

/** Who reacted to some comments; the newest few of each, and always the caller. */
export async function findCommentReactions(
  database: Database,
  commentIds: string[],
  callerId: string | undefined,
) {
  return findNewestReactions(database, commentReactions, commentReactions.commentId, commentIds, callerId);
}

/** Who reacted to some replies; the newest few of each, and always the caller. */
export async function findReplyReactions(
  database: Database,
  replyIds: string[],
  callerId: string | undefined,
) {
  return findNewestReactions(database, replyReactions, replyReactions.replyId, replyIds, callerId);
}

async function findNewestReactions(
  database: Database,
  table: typeof commentReactions | typeof replyReactions,
  subject: typeof commentReactions.commentId | typeof replyReactions.replyId,
  subjectIds: string[],
  callerId: string | undefined,
) {
  if (subjectIds.length === 0) return [];
  const callerFirst: SQL = callerId ? sql`(${table.userId} = ${callerId}) desc,` : sql``;
  const ranked = database.$with("ranked").as(
    database
      .select({
        subjectId: sql<string>`${subject}`.as("subject_id"),
        userId: table.userId,
        kind: table.kind,
        createdAt: table.createdAt,
        rank: sql<number>`row_number() over (partition by ${subject}, ${table.kind} order by ${callerFirst} ${table.createdAt} desc)`.as(
          "rank",
        ),
      })
      .from(table)
      .where(inArray(subject, subjectIds)),
  );
  return database
    .with(ranked)
    .select({ subjectId: ranked.subjectId, userId: ranked.userId, kind: ranked.kind })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${THREAD_REACTION_USERS_LISTED}`)
    .orderBy(desc(ranked.createdAt), desc(ranked.userId));
}

export type CommentRecord = Awaited<ReturnType<typeof findComments>>[number];
export type ReplyRecord = Awaited<ReturnType<typeof findReplies>>[number];
export type ThreadReaction = Awaited<ReturnType<typeof findCommentReactions>>[number];
