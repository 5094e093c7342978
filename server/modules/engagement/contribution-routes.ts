import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import { commentInputSchema, replyInputSchema } from "#contract/contribution-input.ts";
import { outfitSchema } from "#contract/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { idempotencyHeadersSchema, keyUseOf, REPLAYED_HEADER } from "#server/idempotency/idempotency-key.ts";
import { runOnce } from "#server/idempotency/run-once.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-user.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import type { ChangeOutfit } from "./change-outfit.ts";
import { addComment, addReply, removeComment, removeReply } from "./contributions.ts";
import { holdUserAndLockOutfit } from "./locks.ts";
import { commentParams, type OutfitParams, outfitParams, replyParams } from "./params.ts";

const described = { tags: ["Engagement"], security: [{ bearer: [] }] };

/** Writing and deleting comments and replies (D29). */
export function contributionRoutes(database: Database, changeOutfit: ChangeOutfit): FastifyPluginAsyncZod {
  return async (app) => {
    const offerWriting = <Address extends OutfitParams>(
      path: string,
      summary: string,
      params: z.ZodType<Address>,
      body: z.ZodType<{ text: string }>,
      hold: (tx: Database, address: Address, caller: SignedInUser) => Promise<unknown>,
      add: (database: Database, address: Address, text: string, caller: SignedInUser) => Promise<void>,
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
          const address = request.params as Address;
          const use = keyUseOf(request, caller.id);
          return changeOutfit(address.outfitId, caller, async () => {
            if (!use) return add(database, address, request.body.text, caller);
            const outcome = await database.transaction(async (tx) => {
              await hold(tx, address, caller);
              return runOnce(tx, use, () => add(tx, address, request.body.text, caller));
            });
            if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
          });
        },
      );

    const offerDeleting = <Address extends OutfitParams>(
      path: string,
      summary: string,
      params: z.ZodType<Address>,
      remove: (tx: Database, address: Address, caller: SignedInUser) => Promise<void>,
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
          const address = request.params as Address;
          return changeOutfit(address.outfitId, caller, () =>
            database.transaction((tx) => remove(tx, address, caller)),
          );
        },
      );

    offerWriting(
      "/outfit/comment/:outfitId",
      "Comment on an outfit",
      outfitParams,
      commentInputSchema,
      holdUserAndLockOutfit,
      addComment,
    );
    offerWriting(
      "/outfit/reply/:outfitId/:commentId",
      "Reply to a comment",
      commentParams,
      replyInputSchema,
      (tx, _address, caller) => lockUserShared(tx, caller.id),
      addReply,
    );
    offerDeleting(
      "/outfit/comment/:outfitId/:commentId",
      "Delete one's comment with its replies; administrators any",
      commentParams,
      removeComment,
    );
    offerDeleting(
      "/outfit/reply/:outfitId/:commentId/:replyId",
      "Delete one's reply; administrators any",
      replyParams,
      removeReply,
    );
  };
}
