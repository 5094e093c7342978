import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  type ReactionKind,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { holdUser } from "#server/modules/sessions/hold-user.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import {
  type CommentAddress,
  commentParams,
  type OutfitAddress,
  outfitParams,
  type ReplyAddress,
  replyParams,
} from "./addresses.ts";
import { holdUserAndLockOutfit, lockComment, lockReply } from "./locks.ts";

/** Something people like or dislike: how it is addressed and locked, and how a reaction to it is toggled. */
export interface ReactionSubject<Address extends OutfitAddress> {
  params: z.ZodType<Address>;
  /** Holds the caller and locks the thing. */
  lock: (tx: Database, address: Address, caller: SignedInUser) => Promise<{ id: string }>;
  toggle: (tx: Database, values: ToggleValues) => Promise<unknown>;
}

/** Whose reaction of which kind to what. */
type ToggleValues = { subjectId: string; userId: string; kind: ReactionKind };

export const outfitSubject: ReactionSubject<OutfitAddress> = {
  params: outfitParams,
  lock: holdUserAndLockOutfit,
  toggle: toggling(outfits, outfitReactions, outfitReactions.outfitId.name),
};

export const commentSubject: ReactionSubject<CommentAddress> = {
  params: commentParams,
  lock: async (tx, address, caller) => {
    await holdUser(tx, caller.id);
    return lockComment(tx, address, caller);
  },
  toggle: toggling(comments, commentReactions, commentReactions.commentId.name),
};

export const replySubject: ReactionSubject<ReplyAddress> = {
  params: replyParams,
  lock: async (tx, address, caller) => {
    await holdUser(tx, caller.id);
    return lockReply(tx, address, caller);
  },
  toggle: toggling(replies, replyReactions, replyReactions.replyId.name),
};

/** Gives the caller's reaction, takes it back if it is there already, or turns it round if the other one is (D28); in a transaction. */
export async function toggleReaction<Address extends OutfitAddress>(
  tx: Database,
  subject: ReactionSubject<Address>,
  address: Address,
  kind: ReactionKind,
  caller: SignedInUser,
): Promise<void> {
  const { id } = await subject.lock(tx, address, caller);
  await subject.toggle(tx, { subjectId: id, userId: caller.id, kind });
}

/** One statement moves the row and both counters, so that they cannot part; under the subject's lock it sees the last state. */
function toggling(
  counted: typeof outfits | typeof comments | typeof replies,
  reactions: typeof outfitReactions | typeof commentReactions | typeof replyReactions,
  subjectColumn: string,
) {
  const subject = sql.identifier(subjectColumn);
  const subjectId = sql`${sql.placeholder("subjectId")}::uuid`;
  const userId = sql`${sql.placeholder("userId")}::uuid`;
  const kind = sql`${sql.placeholder("kind")}::text`;
  const mine = sql`${subject} = ${subjectId} and user_id = ${userId}`;
  return preparedStatement(
    `toggle_${subjectColumn}`,
    sql`
    with former as (
      select kind from ${reactions} where ${mine}
    ), withdrawn as (
      delete from ${reactions} where ${mine} and kind = ${kind} returning kind
    ), given as (
      insert into ${reactions} (${subject}, user_id, kind)
      select ${subjectId}, ${userId}, ${kind} where not exists (select from withdrawn)
      on conflict (${subject}, user_id) do update set kind = excluded.kind, created_at = excluded.created_at
      returning kind
    )
    update ${counted} set
      like_count = like_count
        + (select count(*) from given where kind = 'like') - (select count(*) from former where kind = 'like'),
      dislike_count = dislike_count
        + (select count(*) from given where kind = 'dislike') - (select count(*) from former where kind = 'dislike')
    where id = ${subjectId}
  `,
  );
}
