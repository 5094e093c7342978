import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  type ReactionKind,
  replies,
} from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";

type CommentValues = Omit<typeof comments.$inferInsert, "text"> & { text?: string };
type ReplyValues = Omit<typeof replies.$inferInsert, "text"> & { text?: string };

/** Stores a comment and counts it on its outfit, unless it is held. */
export async function createComment(database: Database, values: CommentValues): Promise<string> {
  const [comment] = await database
    .insert(comments)
    .values({ text: "Lovely look", ...values })
    .returning({ id: comments.id });
  await database
    .update(outfits)
    .set({ commentCount: sql`${outfits.commentCount} + ${values.heldAt ? 0 : 1}` })
    .where(eq(outfits.id, values.outfitId));
  if (!comment) throw new Error("The comment was not stored");
  return comment.id;
}

/** Stores a reply and counts it on its comment, unless it is held. */
export async function createReply(database: Database, values: ReplyValues): Promise<string> {
  const [reply] = await database
    .insert(replies)
    .values({ text: "So true", ...values })
    .returning({ id: replies.id });
  await database
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${values.heldAt ? 0 : 1}` })
    .where(eq(comments.id, values.commentId));
  if (!reply) throw new Error("The reply was not stored");
  return reply.id;
}

/** Stores reactions to an outfit, the first given the oldest, and counts them. */
export async function reactToOutfit(
  database: Database,
  outfitId: string,
  kind: ReactionKind,
  userIds: string[],
): Promise<void> {
  const start = Date.now() - userIds.length * 1_000;
  await database.insert(outfitReactions).values(
    userIds.map((userId, index) => ({
      outfitId,
      userId,
      kind,
      createdAt: new Date(start + index * 1_000),
    })),
  );
  const column = kind === "like" ? outfits.likeCount : outfits.dislikeCount;
  const count = sql`${column} + ${userIds.length}`;
  await database
    .update(outfits)
    .set(kind === "like" ? { likeCount: count } : { dislikeCount: count })
    .where(eq(outfits.id, outfitId));
}

/** Stores one reaction to a comment and counts it. */
export async function reactToComment(
  database: Database,
  commentId: string,
  userId: string,
  kind: ReactionKind,
): Promise<void> {
  await database.insert(commentReactions).values({ commentId, userId, kind });
  await database
    .update(comments)
    .set(
      kind === "like"
        ? { likeCount: sql`${comments.likeCount} + 1` }
        : { dislikeCount: sql`${comments.dislikeCount} + 1` },
    )
    .where(eq(comments.id, commentId));
}
