import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared.ts";
import type { ReactionKind } from "#server/db/schema/engagement.ts";
import { lockUserShared } from "#server/modules/sessions/lock-user.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { type LockedContribution, lockComment, lockReply } from "./locks.ts";
import { outfitFunction } from "./outfit-function.ts";
import {
  type CommentParams,
  commentParams,
  type OutfitParams,
  outfitParams,
  type ReplyParams,
  replyParams,
} from "./params.ts";

/** Something people like or dislike: how it is addressed, and how a reaction to it is given. */
export interface ReactionSubject<Address extends OutfitParams> {
  params: z.ZodType<Address>;
  /**
   * Gives the caller's reaction, takes it back if it is there already, or turns it round if the other one is (D28); throws
   * UNAUTHENTICATED or NOT_FOUND.
   */
  toggle: (database: Database, address: Address, kind: ReactionKind, caller: SignedInUser) => Promise<void>;
}

const reactToOutfit = outfitFunction("react_to_outfit", "takes text");

export const outfitSubject: ReactionSubject<OutfitParams> = {
  params: outfitParams,
  toggle: (database, address, kind, caller) => reactToOutfit(database, address, caller, kind),
};

export const commentSubject = contributionSubject<CommentParams>("comment", commentParams, lockComment);
export const replySubject = contributionSubject<ReplyParams>("reply", replyParams, lockReply);

function contributionSubject<Address extends OutfitParams>(
  name: "comment" | "reply",
  params: z.ZodType<Address>,
  lock: (tx: Database, address: Address, caller: SignedInUser) => Promise<LockedContribution>,
): ReactionSubject<Address> {
  const toggleReaction = preparedStatement(
    `toggle_${name}_reaction`,
    sql`select ${sql.raw(`toggle_${name}_reaction`)}(${sql.placeholder("subjectId")}::uuid, ${sql.placeholder("callerId")}::uuid, ${sql.placeholder("kind")}::text)`,
  );
  return {
    params,
    toggle: (database, address, kind, caller) =>
      database.transaction(async (tx) => {
        await lockUserShared(tx, caller.id);
        const subject = await lock(tx, address, caller);
        await toggleReaction(tx, { subjectId: subject.id, callerId: caller.id, kind });
      }),
  };
}
