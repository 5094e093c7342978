import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema } from "#contract/account/account.ts";
import {
  moderationActionSchema,
  moderationQueueQuerySchema,
  moderationQueueSchema,
} from "#contract/engagement/moderation.ts";
import { MODERATION_DONE } from "#contract/messages/moderation.ts";
import { isUuid } from "#server/db/uuid.ts";
import { contributionsTag, countersTag, stylistTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { requireFreshSession } from "#server/modules/accounts/require-identity.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { contributionRemoved, decideOnContribution } from "./decide-on-contribution.ts";
import { readQueue } from "./moderation-queue.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };

export const moderationRoutes: FastifyPluginAsyncZod<{ sensitiveChangeMinutes: number }> = async (
  app,
  { sensitiveChangeMinutes },
) => {
  app.get(
    "/moderation/admin/queue",
    {
      schema: {
        ...described,
        summary: "Comments and replies that are held or reported, the longest waiting first",
        querystring: moderationQueueQuerySchema,
        response: { 200: moderationQueueSchema, ...errorResponses(400, 401, 403) },
      },
    },
    ({ query }) => readQueue(app.db, query),
  );

  app.post(
    "/moderation/admin/:id",
    {
      schema: {
        ...described,
        summary:
          "Approve or remove a comment or reply, or, in a fresh session, remove it and block its author",
        params: z.object({ id: z.string().toLowerCase() }),
        body: moderationActionSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { action } = request.body;
      if (!isUuid(id)) throw contributionRemoved();
      const caller = callerOf(request);
      // As for every block; the guard cannot tell, because the action is in the body.
      if (action === "block") await requireFreshSession(app.db, sensitiveChangeMinutes, caller);
      const { id: administratorId, sessionId } = caller;
      const decided = await decideOnContribution(app.db, { administratorId, sessionId, id, action });
      const { outfitId, isPublished, blockedId } = decided;
      app.invalidateTags([countersTag(outfitId), contributionsTag(outfitId)]);
      if (isPublished) app.analytics.count(request, "comments", { outfitId });
      if (blockedId) {
        app.confirmedSessions.remove([blockedId]);
        app.invalidateTags([stylistTag(blockedId)]);
      }
      request.log.info(
        { administratorId, contributionId: id, action },
        "An administrator decided on a contribution",
      );
      return { success: true as const, message: MODERATION_DONE[action] };
    },
  );
};
