import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { outfitSchema } from "#contract/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { REACTION_KINDS } from "#server/db/schema/engagement.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import type { ChangeOutfit } from "./change-outfit.ts";
import type { OutfitParams } from "./params.ts";
import { commentSubject, outfitSubject, type ReactionSubject, replySubject } from "./reactions.ts";

/** Liking and disliking, the same for outfits, comments and replies (D28). */
export function reactionRoutes(database: Database, changeOutfit: ChangeOutfit): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = [app.limit("reactions"), requireUuidParams];

    const offer = <Address extends OutfitParams>(
      name: string,
      path: string,
      subject: ReactionSubject<Address>,
    ) => {
      for (const kind of REACTION_KINDS) {
        app.put(
          path.replace(":kind", kind),
          {
            onRequest,
            schema: {
              tags: ["Engagement"],
              summary: `${kind === "like" ? "Like" : "Dislike"} ${name}, or take it back`,
              security: [{ bearer: [] }],
              params: subject.params,
              response: { 200: outfitSchema, ...errorResponses(401, 404, 429) },
            },
          },
          async (request) => {
            const caller = callerOf(request);
            const address = request.params as Address;
            return changeOutfit(address.outfitId, caller, () =>
              subject.toggle(database, address, kind, caller),
            );
          },
        );
      }
    };

    offer("an outfit", "/outfit/:kind/:outfitId", outfitSubject);
    offer("a comment", "/outfit/comment/:kind/:outfitId/:commentId", commentSubject);
    offer("a reply", "/outfit/reply/:kind/:outfitId/:commentId/:replyId", replySubject);
  };
}
