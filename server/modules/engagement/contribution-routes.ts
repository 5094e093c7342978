import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import { commentInputSchema, replyInputSchema } from "#contract/engagement/contribution-input.ts";
import { outfitSchema } from "#contract/outfit/outfit.ts";
import { idempotencyHeadersSchema } from "#server/http/idempotency/idempotency-key.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import type { ChangeOutfit } from "./change-engagement.ts";
import { changeOnce } from "./change-engagement.ts";
import type { CheckContribution } from "./checks/check-contribution.ts";
import { deleteContribution } from "./delete-contribution.ts";
import {
  type ContributionFunction,
  commentOnOutfit,
  deleteComment,
  deleteReply,
  type EngagementFunction,
  replyToComment,
} from "./engagement-functions.ts";
import {
  type CommentParams,
  commentParams,
  type OutfitParams,
  outfitParams,
  type ReplyParams,
  replyParams,
} from "./params.ts";

const described = { tags: ["Engagement"], security: [{ bearer: [] }] };

interface ContributionOptions {
  changeOutfit: ChangeOutfit;
  checkContribution: CheckContribution;
}

export const contributionRoutes: FastifyPluginAsyncZod<ContributionOptions> = async (
  app,
  { changeOutfit, checkContribution },
) => {
  const addPost = <Params extends OutfitParams>(
    path: string,
    summary: string,
    params: z.ZodType<Params>,
    body: z.ZodType<{ text: string }>,
    add: ContributionFunction<Params>,
  ) =>
    app.post(
      path,
      {
        onRequest: [app.limit("contributions"), requireUuidParams],
        schema: {
          ...described,
          summary,
          params,
          headers: idempotencyHeadersSchema,
          body,
          response: { 200: outfitSchema, ...errorResponses(400, 401, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const params = request.params as Params;
        const { text } = request.body;
        const values = { text, ...checkContribution(text) };
        let isPublic = false;
        const outfit = await changeOutfit("contributions", params.outfitId, caller, () =>
          changeOnce(request, reply, async (db) => {
            isPublic = await add(db, params, caller, values);
          }),
        );
        if (isPublic) app.analytics.count(request, "comments", params);
        return outfit;
      },
    );

  const addDelete = <Params extends CommentParams | ReplyParams>(
    path: string,
    summary: string,
    params: z.ZodType<Params>,
    remove: EngagementFunction<Params>,
  ) =>
    app.delete(
      path,
      {
        onRequest: requireUuidParams,
        schema: {
          ...described,
          summary,
          params,
          response: { 200: outfitSchema, ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const params = request.params as Params;
        return changeOutfit("contributions", params.outfitId, caller, () =>
          deleteContribution(app.db, remove, params, caller),
        );
      },
    );

  addPost(
    "/outfit/comment/:outfitId",
    "Comment on an outfit",
    outfitParams,
    commentInputSchema,
    commentOnOutfit,
  );
  addPost(
    "/outfit/reply/:outfitId/:commentId",
    "Reply to a comment",
    commentParams,
    replyInputSchema,
    replyToComment,
  );
  addDelete(
    "/outfit/comment/:outfitId/:commentId",
    "Delete one's comment with its replies; administrators any",
    commentParams,
    deleteComment,
  );
  addDelete(
    "/outfit/reply/:outfitId/:commentId/:replyId",
    "Delete one's reply; administrators any",
    replyParams,
    deleteReply,
  );
};
