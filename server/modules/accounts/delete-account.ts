import { eq, type SQL, sql } from "drizzle-orm";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { deleteRequestsOf } from "#server/modules/bespoke/bespoke-repository.ts";
import { lockEntries } from "#server/modules/cart/cart-repository.ts";
import { signInRequired } from "#server/modules/sessions/guards.ts";
import { hasOtherAdministrator, lockAdministrators } from "./administrators.ts";

/**
 * Deletes a user with everything of theirs in one transaction (D17); answers the outfits that show something else now.
 * Comments and replies stay, without author. Throws CONFLICT for the last administrator and UNAUTHENTICATED for a user who is gone.
 */
export async function deleteAccount(database: Database, userId: string): Promise<string[]> {
  return database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const [user] = await tx
      .select({ isAdmin: users.isAdmin })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw signInRequired();
    if (user.isAdmin && !(await hasOtherAdministrator(tx, userId))) {
      throw new ApiError("CONFLICT", ACCOUNT_RESPONSES.lastAdministrator);
    }
    const outfitIds = await lockWhatTheyTouched(tx, userId);
    await takeBackReactions(tx, userId);
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, userId));
    await deleteRequestsOf(tx, userId);
    await lockEntries(tx, eq(cartEntries.userId, userId));
    // Sessions, identities and cart go with the user; comments and replies lose their author.
    await tx.delete(users).where(eq(users.id, userId));
    return outfitIds;
  });
}

/**
 * Locks the rows that are going to change, and those above them, in the order in which everybody takes them: outfits, comments, replies,
 * each by id. Whoever deletes an outfit or a comment, and with it what is below, then waits or makes us wait at the top.
 */
async function lockWhatTheyTouched(tx: Database, userId: string): Promise<string[]> {
  const touchedReplies = sql`
    select ${replies.id} from ${replies} where ${replies.userId} = ${userId}
    union select ${replyReactions.replyId} from ${replyReactions} where ${replyReactions.userId} = ${userId}`;
  const touchedComments = sql`
    select ${comments.id} from ${comments} where ${comments.userId} = ${userId}
    union select ${commentReactions.commentId} from ${commentReactions} where ${commentReactions.userId} = ${userId}
    union select ${replies.commentId} from ${replies} where ${replies.id} in (${touchedReplies})`;
  const touchedOutfits = sql`
    select ${outfitReactions.outfitId} from ${outfitReactions} where ${outfitReactions.userId} = ${userId}
    union select ${comments.outfitId} from ${comments} where ${comments.id} in (${touchedComments})`;

  const locked = await lockRows(tx, outfits, touchedOutfits);
  await lockRows(tx, comments, touchedComments);
  await lockRows(tx, replies, touchedReplies);
  return locked;
}

async function lockRows(
  tx: Database,
  table: typeof outfits | typeof comments | typeof replies,
  ids: SQL,
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.id} in (${ids})`)
    .orderBy(table.id)
    .for("no key update");
  return rows.map(({ id }) => id);
}

/** Removes the user's reactions and takes exactly those off the counters. */
async function takeBackReactions(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${outfitReactions} where ${outfitReactions.userId} = ${userId} returning outfit_id, kind)
    update ${outfits} set ${countersWithout} from gone where ${outfits.id} = gone.outfit_id`);
  await tx.execute(sql`
    with gone as (delete from ${commentReactions} where ${commentReactions.userId} = ${userId} returning comment_id, kind)
    update ${comments} set ${countersWithout} from gone where ${comments.id} = gone.comment_id`);
  await tx.execute(sql`
    with gone as (delete from ${replyReactions} where ${replyReactions.userId} = ${userId} returning reply_id, kind)
    update ${replies} set ${countersWithout} from gone where ${replies.id} = gone.reply_id`);
}

/** One person has one reaction to a thing, so each row is joined to one that is gone. */
const countersWithout = sql`
  like_count = like_count - (gone.kind = 'like')::int, dislike_count = dislike_count - (gone.kind = 'dislike')::int`;
