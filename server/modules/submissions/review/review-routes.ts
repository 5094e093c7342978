import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  adminSubmissionSchema,
  submissionDecisionSchema,
  submissionQueueQuerySchema,
  submissionQueueSchema,
} from "#contract/submissions/submissions.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { decideOnSubmission } from "./decide-on-submission.ts";
import { readQueue, readQueued } from "./submission-queue.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };

interface ReviewRoutesOptions {
  settings: EmailSettings;
  mediaService: Pick<MediaService, "master" | "saveGenerated">;
}

/** What administrators see of submitted looks, and decide on them. */
export const reviewRoutes: FastifyPluginAsyncZod<ReviewRoutesOptions> = async (
  app,
  { settings, mediaService },
) => {
  app.get(
    "/submission/admin",
    {
      schema: {
        ...described,
        summary: "Submitted looks in one state, with their authors and the states of their links",
        querystring: submissionQueueQuerySchema,
        response: { 200: submissionQueueSchema, ...errorResponses(400, 401, 403) },
      },
    },
    ({ query }) => readQueue(app.db, query),
  );

  app.post(
    "/submission/admin/:id",
    {
      schema: {
        ...described,
        summary: "Publish a look that waits, ask its author for changes, or decline it",
        params: z.object({ id: z.string().toLowerCase() }),
        body: submissionDecisionSchema,
        response: { 200: adminSubmissionSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const { id: administratorId } = callerOf(request);
      const { id } = request.params;
      const { action } = request.body;
      const parts = { database: app.db, mediaService, settings };
      const outfitId = await decideOnSubmission(parts, administratorId, { id, decision: request.body });
      if (outfitId) app.invalidateTags([LIST_TAG, outfitTag(outfitId)]);
      app.wakeMailSender();
      request.log.info(
        { administratorId, submissionId: id, action },
        "An administrator decided on a submitted look",
      );
      return readQueued(app.db, id);
    },
  );
};
