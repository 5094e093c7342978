import { eq, sql } from "drizzle-orm";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/errors/api-error.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import type { CommentAddress, OutfitAddress, ReplyAddress } from "./addresses.ts";
import { type LockedContribution, lockComment, lockOutfit, lockReply } from "./locks.ts";

/*
 * Comments and replies come and go together with the counter of what they stand under. Each of these is to be called in a
 * transaction; one that writes something of a user's holds that user first.
 */

/** The row and the counter in one statement. */
const writeComment = preparedStatement(
  "write_comment",
  sql`
    with written as (
      insert into ${comments} (outfit_id, user_id, text)
      values (${sql.placeholder("outfitId")}::uuid, ${sql.placeholder("userId")}::uuid, ${sql.placeholder("text")})
      returning outfit_id
    )
    update ${outfits} set comment_count = comment_count + 1 where id = (select outfit_id from written)
  `,
);

/** Writes a comment under an outfit that is locked already. */
export async function addComment(
  tx: Database,
  { outfitId }: OutfitAddress,
  text: string,
  caller: SignedInUser,
): Promise<void> {
  await writeComment(tx, { outfitId, userId: caller.id, text });
}

/** Writes a reply under a comment. */
export async function addReply(
  tx: Database,
  address: CommentAddress,
  text: string,
  caller: SignedInUser,
): Promise<void> {
  const comment = await lockComment(tx, address, caller);
  await tx.insert(replies).values({ commentId: comment.id, userId: caller.id, text });
  await countReplies(tx, comment.id, 1);
}

/** Deletes a comment with its replies. */
export async function removeComment(
  tx: Database,
  address: CommentAddress,
  caller: SignedInUser,
): Promise<void> {
  const outfit = await lockOutfit(tx, address, caller);
  const comment = await lockComment(tx, address, caller);
  requireAuthorOrAdmin(comment, caller);
  await tx.delete(comments).where(eq(comments.id, comment.id));
  await uncountComment(tx, outfit.id);
}

/** Deletes a reply. */
export async function removeReply(tx: Database, address: ReplyAddress, caller: SignedInUser): Promise<void> {
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
