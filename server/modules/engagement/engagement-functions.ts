import { type SQL, sql } from "drizzle-orm";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statements.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import type { CommentParams, OutfitParams, ReplyParams } from "./params.ts";

/*
 * The functions of the database that change engagement (see the migration engagement_functions): each takes its locks, changes rows and
 * counters together, and returns why it did nothing, if it did.
 */

/** Calls a function; `value` is the kind of reaction or the text. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
export type EngagementFunction<Params extends OutfitParams> = (
  database: Database,
  params: Params,
  caller: SignedInUser,
  value?: string,
) => Promise<void>;

const REFUSALS: Record<string, () => ApiError> = {
  user: signInRequired,
  outfit: outfitNotFound,
  comment: () => new ApiError("NOT_FOUND", ENGAGEMENT_MESSAGES.commentNotFound),
  reply: () => new ApiError("NOT_FOUND", ENGAGEMENT_MESSAGES.replyNotFound),
  author: () => new ApiError("FORBIDDEN", ENGAGEMENT_MESSAGES.notYours),
};

const caller = sql`${sql.placeholder("callerId")}::uuid, ${sql.placeholder("isAdmin")}::boolean`;
const outfit = sql`${caller}, ${sql.placeholder("outfitId")}::uuid`;
const comment = sql`${outfit}, ${sql.placeholder("commentId")}::uuid`;
const reply = sql`${comment}, ${sql.placeholder("replyId")}::uuid`;
const value = sql`${sql.placeholder("value")}::text`;

export const reactToOutfit = engagementFunction<OutfitParams>("react_to_outfit", sql`${outfit}, ${value}`);
export const reactToComment = engagementFunction<CommentParams>(
  "react_to_comment",
  sql`${comment}, ${value}`,
);
export const reactToReply = engagementFunction<ReplyParams>("react_to_reply", sql`${reply}, ${value}`);
export const commentOnOutfit = engagementFunction<OutfitParams>(
  "comment_on_outfit",
  sql`${outfit}, ${value}`,
);
export const replyToComment = engagementFunction<CommentParams>(
  "reply_to_comment",
  sql`${comment}, ${value}`,
);
export const deleteComment = engagementFunction<CommentParams>("delete_comment", comment);
export const deleteReply = engagementFunction<ReplyParams>("delete_reply", reply);

function engagementFunction<Params extends OutfitParams>(
  name: string,
  args: SQL,
): EngagementFunction<Params> {
  const call = preparedStatement(name, sql`select ${sql.identifier(name)}(${args})`);
  return async (database, params, { id: callerId, isAdmin }, value) => {
    const [row] = await call(database, { ...params, callerId, isAdmin, value });
    const refusal = REFUSALS[String(row?.[0])];
    if (refusal) throw refusal();
  };
}
