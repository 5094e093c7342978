import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { contributionReportSchema } from "#contract/engagement/moderation.ts";
import { contributionsTag, countersTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { type CommentParams, commentParams, replyParams } from "#server/modules/engagement/params.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { reportContribution } from "./report-contribution.ts";

export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const addRoute = <Params extends CommentParams & { replyId?: string }>(
    path: string,
    summary: string,
    params: z.ZodType<Params>,
  ) =>
    app.post(
      path,
      {
        onRequest: requireUuidParams,
        preHandler: app.limit("reports"),
        schema: {
          tags: ["Engagement"],
          security: [{ bearer: [] }],
          summary,
          params,
          body: contributionReportSchema,
          response: {
            204: z.undefined().describe("Done."),
            ...errorResponses(400, 401, 404, 409, 413, 415, 429),
          },
        },
      },
      async (request, reply) => {
        const ids = request.params as Params;
        const isHeld = await reportContribution(app.db, ids, callerOf(request), request.body);
        if (isHeld) app.invalidateTags([countersTag(ids.outfitId), contributionsTag(ids.outfitId)]);
        return reply.code(204).send(undefined);
      },
    );

  addRoute("/outfit/report/:outfitId/:commentId", "Report a comment; once by a person", commentParams);
  addRoute("/outfit/report/:outfitId/:commentId/:replyId", "Report a reply; once by a person", replyParams);
};
