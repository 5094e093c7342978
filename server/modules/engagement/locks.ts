import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { outfitFunction } from "./outfit-function.ts";
import type { CommentParams, OutfitParams, ReplyParams } from "./params.ts";

/*
 * A counter moves only under the lock of its row, and the lock is a statement of its own: a statement sees other rows as they were
 * before it waited, so one that waits and counts at once would count what is gone (READ COMMITTED). Every writer locks from the top
 * down (account by lockUserShared, outfit, comment, reply) and no more than it moves, so that nobody ever waits in a circle.
 */

const lockingOutfit = preparedSelect(
  "lock_outfit",
  new QueryBuilder()
    .select({ id: outfits.id })
    .from(outfits)
    .where(
      and(
        eq(outfits.id, sql.placeholder("outfitId")),
        or(outfits.isActive, sql`${sql.placeholder("isAdmin")}::boolean`),
      ),
    )
    .for("no key update"),
);

/** What is locked of a comment or reply; without author once the account is gone (D17). */
export interface LockedContribution {
  id: string;
  authorId: string | null;
}

/** Locks an outfit that the caller may see; throws NOT_FOUND. */
export async function lockOutfit(
  tx: Database,
  { outfitId }: OutfitParams,
  caller: SignedInUser,
): Promise<{ id: string }> {
  const [outfit] = await lockingOutfit(tx, { outfitId, isAdmin: caller.isAdmin });
  if (!outfit) throw outfitNotFound();
  return outfit;
}

/** Holds the caller and locks an outfit that they may see, in this order; throws UNAUTHENTICATED or NOT_FOUND. */
export const holdUserAndLockOutfit = outfitFunction("hold_user_lock_outfit");

/** Locks a comment of that outfit, but not the outfit; throws NOT_FOUND. */
export async function lockComment(
  tx: Database,
  { outfitId, commentId }: CommentParams,
  caller: SignedInUser,
): Promise<LockedContribution> {
  const [comment] = await tx
    .select({ id: comments.id, authorId: comments.userId })
    .from(comments)
    .innerJoin(outfits, eq(comments.outfitId, outfits.id))
    .where(and(eq(comments.id, commentId), eq(outfits.id, outfitId), visibleTo(caller)))
    .for("no key update", { of: comments });
  if (!comment) throw new ApiError("NOT_FOUND", ENGAGEMENT_MESSAGES.commentNotFound);
  return comment;
}

/** Locks a reply to that comment of that outfit, but neither of them; throws NOT_FOUND. */
export async function lockReply(
  tx: Database,
  { outfitId, commentId, replyId }: ReplyParams,
  caller: SignedInUser,
): Promise<LockedContribution> {
  const [reply] = await tx
    .select({ id: replies.id, authorId: replies.userId })
    .from(replies)
    .innerJoin(comments, eq(replies.commentId, comments.id))
    .innerJoin(outfits, eq(comments.outfitId, outfits.id))
    .where(
      and(eq(replies.id, replyId), eq(comments.id, commentId), eq(outfits.id, outfitId), visibleTo(caller)),
    )
    .for("no key update", { of: replies });
  if (!reply) throw new ApiError("NOT_FOUND", ENGAGEMENT_MESSAGES.replyNotFound);
  return reply;
}

/** An inactive outfit exists for administrators only (D26). */
function visibleTo(caller: SignedInUser): SQL | undefined {
  return or(eq(outfits.isActive, true), sql`${caller.isAdmin}`);
}
