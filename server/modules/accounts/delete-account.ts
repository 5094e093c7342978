import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountDeletion } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { savedOutfits } from "#server/db/schema/boards.ts";
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
import { submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { clearActivityAbout } from "#server/modules/activity/activity-repository.ts";
import { deleteRequestsOf } from "#server/modules/bespoke/bespoke-repository.ts";
import { findPublicBoardIds } from "#server/modules/boards/board-repository.ts";
import { lockEntries } from "#server/modules/cart/cart-repository.ts";
import { unsubscribeAddress } from "#server/modules/newsletter/newsletter-service.ts";
import { deleteOutfitsOf } from "#server/modules/outfits/editor/outfit-editor.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { hasOtherAdministrator, lockAdministrators } from "./administrators.ts";
import { withdrawAccountMail } from "./email-tokens/account-mail.ts";

/**
 * Deletes a user with their data in one transaction; returns the ids of outfits and boards whose responses
 * change. Comments and replies stay, without author, and so do the looks that the user styled unless they are to
 * be removed. Throws CONFLICT for the last administrator,
 * UNAUTHENTICATED for a user who is deleted already, and PASSKEY_REQUIRED for an administrator of a shop that
 * requires passkeys, in a session that none began.
 */
export async function deleteAccount(
  database: Database,
  { id: userId, needsPasskey }: Pick<SignedInUser, "id" | "needsPasskey">,
  { looks }: AccountDeletion,
): Promise<{ outfitIds: string[]; removedOutfitIds: string[]; boardIds: string[] }> {
  if (needsPasskey) throw new ApiError("PASSKEY_REQUIRED", ACCOUNT_ERRORS.passkeyDeleteRequired);
  return database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const [user] = await tx
      .select({ isAdmin: users.isAdmin, email: users.email, emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw signInRequired();
    if (user.isAdmin && !(await hasOtherAdministrator(tx, userId))) {
      throw new ApiError("CONFLICT", ACCOUNT_ERRORS.lastAdministrator);
    }
    const outfitIds = await lockAffectedRows(tx, userId, looks);
    const boardIds = await findPublicBoardIds(tx, userId);
    const removedOutfitIds = looks === "remove" ? await deleteOutfitsOf(tx, userId) : [];
    await keepWatch(tx, userId);
    await removeReactions(tx, userId);
    await removeSaves(tx, userId);
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, userId));
    await deleteRequestsOf(tx, userId);
    // An unconfirmed address may belong to another person, who subscribed it.
    if (user.emailConfirmedAt) await unsubscribeAddress(tx, user.email);
    await withdrawAccountMail(tx, userId);
    await clearActivityAbout(tx, userId);
    await lockEntries(tx, eq(cartEntries.userId, userId));
    // Foreign keys delete sessions, identities, links of e-mails, cart, boards and submitted looks, and set
    // the author of comments and replies and the stylist of outfits to null.
    await tx.delete(users).where(eq(users.id, userId));
    return { outfitIds, removedOutfitIds, boardIds };
  });
}

/** The links of published looks are watched on, also without the submissions that know where they led. */
async function keepWatch(tx: Database, userId: string): Promise<void> {
  await tx
    .update(outfits)
    .set({ approvedLinks: sql`${submissions.approvedLinks}` })
    .from(submissions)
    .where(
      and(
        eq(submissions.outfitId, outfits.id),
        eq(submissions.userId, userId),
        eq(submissions.state, "published"),
      ),
    );
}

/**
 * Locks the rows that will change, and their parents, in the lock order of all writers: outfits, comments,
 * replies, each by id. A transaction that deletes an outfit or comment with its children then meets this one
 * at the parent.
 */
async function lockAffectedRows(
  tx: Database,
  userId: string,
  looks: AccountDeletion["looks"],
): Promise<string[]> {
  const affectedReplies = sql`
    select ${replies.id} from ${replies} where ${replies.userId} = ${userId}
    union select ${replyReactions.replyId} from ${replyReactions} where ${replyReactions.userId} = ${userId}`;
  const affectedComments = sql`
    select ${comments.id} from ${comments} where ${comments.userId} = ${userId}
    union select ${commentReactions.commentId} from ${commentReactions} where ${commentReactions.userId} = ${userId}
    union select ${replies.commentId} from ${replies} where ${replies.id} in (${affectedReplies})`;
  const affectedOutfits = sql`
    select ${outfitReactions.outfitId} from ${outfitReactions} where ${outfitReactions.userId} = ${userId}
    union select ${savedOutfits.outfitId} from ${savedOutfits} where ${savedOutfits.userId} = ${userId}
    union select ${comments.outfitId} from ${comments} where ${comments.id} in (${affectedComments})
    union select ${outfits.id} from ${outfits} where ${outfits.stylistId} = ${userId}`;

  const locked = await lockRows(tx, outfits, affectedOutfits, looks === "remove" ? "update" : undefined);
  await lockRows(tx, comments, affectedComments);
  await lockRows(tx, replies, affectedReplies);
  return locked;
}

async function lockRows(
  tx: Database,
  table: typeof outfits | typeof comments | typeof replies,
  ids: SQL,
  strength: "no key update" | "update" = "no key update",
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.id} in (${ids})`)
    .orderBy(table.id)
    .for(strength);
  return rows.map(({ id }) => id);
}

/** Removes the user's reactions and subtracts them from the counters. */
async function removeReactions(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    with removed as (delete from ${outfitReactions} where ${outfitReactions.userId} = ${userId} returning outfit_id, kind)
    update ${outfits} set ${countersWithout} from removed where ${outfits.id} = removed.outfit_id`);
  await tx.execute(sql`
    with removed as (delete from ${commentReactions} where ${commentReactions.userId} = ${userId} returning comment_id, kind)
    update ${comments} set ${countersWithout} from removed where ${comments.id} = removed.comment_id`);
  await tx.execute(sql`
    with removed as (delete from ${replyReactions} where ${replyReactions.userId} = ${userId} returning reply_id, kind)
    update ${replies} set ${countersWithout} from removed where ${replies.id} = removed.reply_id`);
}

/** Removes what the user has saved and subtracts it from the counters. */
async function removeSaves(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    with removed as (delete from ${savedOutfits} where ${savedOutfits.userId} = ${userId} returning outfit_id)
    update ${outfits} set save_count = save_count - 1 from removed where ${outfits.id} = removed.outfit_id`);
}

/** A user has at most one reaction to a subject, so each row joins at most one deleted reaction. */
const countersWithout = sql`
  like_count = like_count - (removed.kind = 'like')::int, dislike_count = dislike_count - (removed.kind = 'dislike')::int`;
