import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#server/db/database.ts";
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
import { lockComment, lockOutfit, lockReply } from "./locks.ts";

/** Something people like or dislike: how it is addressed and locked, and where its reactions and their counters are kept. */
export interface ReactionSubject<Address extends OutfitAddress> {
  params: z.ZodType<Address>;
  lock: (tx: Database, address: Address, caller: SignedInUser) => Promise<{ id: string }>;
  counted: typeof outfits | typeof comments | typeof replies;
  reactions: typeof outfitReactions | typeof commentReactions | typeof replyReactions;
  subjectColumn: string;
}

export const outfitSubject: ReactionSubject<OutfitAddress> = {
  params: outfitParams,
  lock: lockOutfit,
  counted: outfits,
  reactions: outfitReactions,
  subjectColumn: outfitReactions.outfitId.name,
};

export const commentSubject: ReactionSubject<CommentAddress> = {
  params: commentParams,
  lock: lockComment,
  counted: comments,
  reactions: commentReactions,
  subjectColumn: commentReactions.commentId.name,
};

export const replySubject: ReactionSubject<ReplyAddress> = {
  params: replyParams,
  lock: lockReply,
  counted: replies,
  reactions: replyReactions,
  subjectColumn: replyReactions.replyId.name,
};

/** Gives the caller's reaction, takes it back if it is there already, or turns it round if the other one is (D28); in a transaction. */
export async function toggleReaction<Address extends OutfitAddress>(
  tx: Database,
  subject: ReactionSubject<Address>,
  address: Address,
  kind: ReactionKind,
  caller: SignedInUser,
): Promise<void> {
  await holdUser(tx, caller.id);
  const { id } = await subject.lock(tx, address, caller);
  await tx.execute(toggleStatement(subject, id, caller.id, kind));
}

/** One statement moves the row and both counters, so that they cannot part; under the subject's lock it sees the last state. */
function toggleStatement<Address extends OutfitAddress>(
  { counted, reactions, subjectColumn }: ReactionSubject<Address>,
  subjectId: string,
  userId: string,
  kind: ReactionKind,
) {
  const subject = sql.identifier(subjectColumn);
  const mine = sql`${subject} = ${subjectId} and user_id = ${userId}`;
  return sql`
    with former as (
      select kind from ${reactions} where ${mine}
    ), withdrawn as (
      delete from ${reactions} where ${mine} and kind = ${kind} returning kind
    ), given as (
      insert into ${reactions} (${subject}, user_id, kind)
      select ${subjectId}::uuid, ${userId}::uuid, ${kind} where not exists (select from withdrawn)
      on conflict (${subject}, user_id) do update set kind = excluded.kind, created_at = excluded.created_at
      returning kind
    )
    update ${counted} set
      like_count = like_count
        + (select count(*) from given where kind = 'like') - (select count(*) from former where kind = 'like'),
      dislike_count = dislike_count
        + (select count(*) from given where kind = 'dislike') - (select count(*) from former where kind = 'dislike')
    where id = ${subjectId}
  `;
}
