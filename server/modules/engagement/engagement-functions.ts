import { type SQL, sql } from "drizzle-orm";
import { ENGAGEMENT_ERRORS } from "#contract/messages/engagement.ts";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statements.ts";
import type { ReactionKind } from "#server/db/schema/engagement.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import type { CheckedContribution } from "./checks/check-contribution.ts";
import type { CommentParams, OutfitParams, ReplyParams } from "./params.ts";

/*
 * The functions of the database that change engagement (see the migrations engagement_functions and
 * moderation): each takes its locks, changes rows and counters together, and returns why it did nothing, if
 * it did.
 */

/** Calls a function with the values that it takes. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
export type EngagementFunction<Params extends OutfitParams, Values extends object = Record<never, never>> = (
  database: Database,
  params: Params,
  caller: SignedInUser,
  values: Values,
) => Promise<void>;

/** Stores a contribution; returns whether it is public, or waits for review. */
export type ContributionFunction<Params extends OutfitParams> = (
  ...given: Parameters<EngagementFunction<Params, ContributionValues>>
) => Promise<boolean>;

interface ReactionValues {
  kind: ReactionKind;
}

/** A contribution, and what its checks found. */
export interface ContributionValues extends CheckedContribution {
  text: string;
}

const REFUSALS: Record<string, () => ApiError> = {
  user: signInRequired,
  outfit: outfitNotFound,
  comment: () => new ApiError("NOT_FOUND", ENGAGEMENT_ERRORS.commentNotFound),
  reply: () => new ApiError("NOT_FOUND", ENGAGEMENT_ERRORS.replyNotFound),
  author: () => new ApiError("FORBIDDEN", ENGAGEMENT_ERRORS.notYours),
};

const caller = sql`${sql.placeholder("callerId")}::uuid, ${sql.placeholder("isAdmin")}::boolean`;
const outfit = sql`${caller}, ${sql.placeholder("outfitId")}::uuid`;
const comment = sql`${outfit}, ${sql.placeholder("commentId")}::uuid`;
const reply = sql`${comment}, ${sql.placeholder("replyId")}::uuid`;
const kind = sql`${sql.placeholder("kind")}::text`;
const checkedContribution = sql`${sql.placeholder("text")}::text, ${sql.placeholder("reasons")}::text[], ${sql.placeholder("hasLink")}::boolean`;

export const reactToOutfit = engagementFunction<OutfitParams, ReactionValues>(
  "react_to_outfit",
  sql`${outfit}, ${kind}`,
);
export const reactToComment = engagementFunction<CommentParams, ReactionValues>(
  "react_to_comment",
  sql`${comment}, ${kind}`,
);
export const reactToReply = engagementFunction<ReplyParams, ReactionValues>(
  "react_to_reply",
  sql`${reply}, ${kind}`,
);
export const commentOnOutfit = contributionFunction<OutfitParams>(
  "comment_on_outfit",
  sql`${outfit}, ${checkedContribution}`,
);
export const replyToComment = contributionFunction<CommentParams>(
  "reply_to_comment",
  sql`${comment}, ${checkedContribution}`,
);
export const deleteComment = engagementFunction<CommentParams>("delete_comment", comment);
export const deleteReply = engagementFunction<ReplyParams>("delete_reply", reply);

function engagementFunction<Params extends OutfitParams, Values extends object = Record<never, never>>(
  name: string,
  args: SQL,
): EngagementFunction<Params, Values> {
  const run = databaseFunction<Params, Values>(name, args);
  return async (...given) => {
    await run(...given);
  };
}

function contributionFunction<Params extends OutfitParams>(
  name: string,
  args: SQL,
): ContributionFunction<Params> {
  const run = databaseFunction<Params, ContributionValues>(name, args);
  return async (...given) => (await run(...given)) !== "held";
}

/** Throws for a refusal; otherwise returns what the function of the database returned. */
function databaseFunction<Params extends OutfitParams, Values extends object>(name: string, args: SQL) {
  const call = preparedStatement(name, sql`select ${sql.identifier(name)}(${args})`);
  return async (
    ...[database, params, { id: callerId, isAdmin }, values]: Parameters<EngagementFunction<Params, Values>>
  ): Promise<unknown> => {
    const [row] = await call(database, { ...params, callerId, isAdmin, ...values });
    const refusal = REFUSALS[String(row?.[0])];
    if (refusal) throw refusal();
    return row?.[0];
  };
}
