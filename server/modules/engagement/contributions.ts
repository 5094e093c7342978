import { eq, sql } from "drizzle-orm";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Database } from "#server/db/database.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { lockUserShared } from "#server/modules/sessions/lock-user.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { type LockedContribution, lockComment, lockOutfit, lockReply } from "./locks.ts";
import { outfitFunction } from "./outfit-function.ts";
import type { CommentParams, OutfitParams, ReplyParams } from "./params.ts";

/*
 * Comments and replies come and go together with the counter of what they stand under. What deletes is to be called in a
 * transaction; what writes is whole by itself, and may be part of one that holds the user already.
 */

const commentOnOutfit = outfitFunction("comment_on_outfit", "takes text");

/** Writes a comment under an outfit; throws UNAUTHENTICATED or NOT_FOUND. */
export async function addComment(
  database: Database,
  address: OutfitParams,
  text: string,
  caller: SignedInUser,
): Promise<void> {
  await commentOnOutfit(database, address, caller, text);
}

/** Writes a reply under a comment; throws UNAUTHENTICATED or NOT_FOUND. */
export async function addReply(
  database: Database,
  address: CommentParams,
  text: string,
  caller: SignedInUser,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, caller.id);
    const comment = await lockComment(tx, address, caller);
    await tx.insert(replies).values({ commentId: comment.id, userId: caller.id, text });
    await countReplies(tx, comment.id, 1);
  });
}

/** Deletes a comment with its replies. */
export async function removeComment(
  tx: Database,
  address: CommentParams,
  caller: SignedInUser,
): Promise<void> {
  const outfit = await lockOutfit(tx, address, caller);
  const comment = await lockComment(tx, address, caller);
  requireAuthorOrAdmin(comment, caller);
  await tx.delete(comments).where(eq(comments.id, comment.id));
  await uncountComment(tx, outfit.id);
}

/** Deletes a reply. */
export async function removeReply(tx: Database, address: ReplyParams, caller: SignedInUser): Promise<void> {
  const comment = await lockComment(tx, address, caller);
  const reply = await lockReply(tx, address, caller);
  requireAuthorOrAdmin(reply, caller);
  await tx.delete(replies).where(eq(replies.id, reply.id));
  await countReplies(tx, comment.id, -1);
}

async function uncountComment(tx: Database, outfitId: string): Promise<void> {
  await tx
    .update(outfits)
    .set({ commentCount: sql`${outfits.commentCount} - 1` })
    .where(eq(outfits.id, outfitId));
}

async function countReplies(tx: Database, commentId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${change}` })
    .where(eq(comments.id, commentId));
}

function requireAuthorOrAdmin({ authorId }: LockedContribution, caller: SignedInUser): void {
  if (authorId !== caller.id && !caller.isAdmin) {
    throw new ApiError("FORBIDDEN", ENGAGEMENT_MESSAGES.notYours);
  }
}
