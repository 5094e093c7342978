import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import { outfitSchema } from "#contract/outfit/outfit.ts";
import { REACTION_KINDS, type ReactionKind } from "#server/db/schema/engagement.ts";
import { idempotencyHeadersSchema } from "#server/http/idempotency/idempotency-key.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import type { ChangeOutfit } from "./change-engagement.ts";
import { changeOnce } from "./change-engagement.ts";
import {
  type EngagementFunction,
  reactToComment,
  reactToOutfit,
  reactToReply,
} from "./engagement-functions.ts";
import { commentParams, type OutfitParams, outfitParams, replyParams } from "./params.ts";

const OUTFIT_PATH = "/outfit/:kind/:outfitId";

export const reactionRoutes: FastifyPluginAsyncZod<{ changeOutfit: ChangeOutfit }> = async (
  app,
  { changeOutfit },
) => {
  const addRoutes = <Params extends OutfitParams>(
    name: string,
    path: string,
    schema: z.ZodType<Params>,
    react: EngagementFunction<Params, { kind: ReactionKind }>,
  ) => {
    for (const kind of REACTION_KINDS) {
      app.put(
        path.replace(":kind", kind),
        {
          onRequest: [app.limit("reactions"), requireUuidParams],
          schema: {
            tags: ["Engagement"],
            summary: `${kind === "like" ? "Like" : "Dislike"} ${name}, or take it back`,
            security: [{ bearer: [] }],
            params: schema,
            headers: idempotencyHeadersSchema,
            response: { 200: outfitSchema, ...errorResponses(400, 401, 404, 409, 429) },
          },
        },
        async (request, reply) => {
          const caller = callerOf(request);
          const params = request.params as Params;
          const outfit = await changeOutfit("counters", params.outfitId, caller, () =>
            changeOnce(request, reply, (db) => react(db, params, caller, { kind })),
          );
          // A like that is taken back stays counted on its day.
          if (kind === "like" && path === OUTFIT_PATH && outfit.likes.includes(caller.id))
            app.analytics.count(request, "likes", { outfitId: outfit._id, once: caller.id });
          return outfit;
        },
      );
    }
  };

  addRoutes("an outfit", OUTFIT_PATH, outfitParams, reactToOutfit);
  addRoutes("a comment", "/outfit/comment/:kind/:outfitId/:commentId", commentParams, reactToComment);
  addRoutes("a reply", "/outfit/reply/:kind/:outfitId/:commentId/:replyId", replyParams, reactToReply);
};
