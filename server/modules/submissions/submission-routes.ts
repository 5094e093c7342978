import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { IMAGE_MIME, IMAGE_WIDTHS } from "#contract/outfit/image.ts";
import { boardSchema } from "#contract/studio/studio.ts";
import {
  submissionFiguresSchema,
  submissionListSchema,
  submissionSchema,
} from "#contract/submissions/submissions.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { createContributionChecks } from "#server/modules/engagement/checks/check-contribution.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { pictureSchema, sendPrivatePicture } from "#server/modules/media/media-routes.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { cutoutIdsOf, cutoutOwnerOf, findCutouts } from "#server/modules/studio/board-repository.ts";
import { presentCutout } from "#server/modules/studio/cutout-presenter.ts";
import { deleteSubmission, submitSubmission } from "./change-submissions.ts";
import { readFigures } from "./read-figures.ts";
import { presentSubmission } from "./submission-presenter.ts";
import { findSubmissionsOf, requireSubmission } from "./submission-repository.ts";

const described = { tags: ["Submitted looks"], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().toLowerCase() });
const NO_CONTENT = z.undefined().describe("Done.");
const [NARROWEST, WIDEST] = [Math.min(...IMAGE_WIDTHS), Math.max(...IMAGE_WIDTHS)];

interface SubmissionRoutesOptions {
  settings: Pick<EmailSettings, "shop">;
  mediaService: Pick<MediaService, "variant">;
}

/** What authors do with their looks, and what they and administrators see of them. */
export const submissionRoutes: FastifyPluginAsyncZod<SubmissionRoutesOptions> = async (
  app,
  { settings, mediaService },
) => {
  const checkText = createContributionChecks(() => app.shopSettings.values.wordList);

  app.get(
    "/submission",
    {
      schema: {
        ...described,
        summary: "The caller's looks",
        response: { 200: submissionListSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const rows = await findSubmissionsOf(app.db, callerOf(request).id);
      return { submissions: rows.map(presentSubmission) };
    },
  );

  app.post(
    "/submission/:id/submit",
    {
      onRequest: app.limit("submits"),
      schema: {
        ...described,
        summary: "Have a look reviewed by the shop, which may publish it",
        params,
        response: { 200: submissionSchema, ...errorResponses(401, 404, 409) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await submitSubmission(app.db, { caller, id, checkText, shopName: settings.shop.name });
      request.log.info({ userId: caller.id, submissionId: id }, "A look was submitted");
      return presentSubmission(await requireSubmission(app.db, id, caller));
    },
  );

  app.delete(
    "/submission/:id",
    {
      schema: {
        ...described,
        summary: "Delete a look, also one that waits for review",
        params,
        response: { 204: NO_CONTENT, ...errorResponses(401, 404, 409) },
      },
    },
    async (request, reply) => {
      await deleteSubmission(app.db, callerOf(request).id, request.params.id);
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    "/submission/:id/picture",
    {
      schema: {
        ...described,
        summary: "The picture of a look, for its author and administrators",
        params,
        querystring: z.object({
          w: emptyAsAbsent(wholeNumber(NARROWEST, WIDEST).default(WIDEST)).describe(
            "pixels; the picture is the narrowest that is as wide, never wider than the stored one",
          ),
        }),
        response: {
          200: { description: "The picture.", content: { [IMAGE_MIME.webp]: { schema: pictureSchema } } },
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request, reply) => {
      const { submission } = await requireSubmission(app.db, request.params.id, callerOf(request));
      const width = IMAGE_WIDTHS.find((offered) => offered >= request.query.w) ?? 1200;
      return sendPrivatePicture(reply, mediaService, { mediaId: submission.mediaId, width });
    },
  );

  app.get(
    "/submission/:id/board",
    {
      onRequest: app.limit("boards"),
      schema: {
        ...described,
        summary: "The board that a look's picture was rendered from",
        params,
        response: { 200: boardSchema, ...errorResponses(401, 404, 429) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { submission } = await requireSubmission(app.db, request.params.id, caller);
      const { composition } = submission;
      if (!composition) throw new ApiError("NOT_FOUND", STUDIO_ERRORS.notComposed);
      const cutouts = await findCutouts(app.db, cutoutIdsOf(composition.pieces), cutoutOwnerOf(caller));
      return { composition, cutouts: cutouts.map(presentCutout) };
    },
  );

  app.get(
    "/submission/:id/figures",
    {
      schema: {
        ...described,
        summary: "Views, likes, saves and opened links of a published look, by day",
        params,
        response: { 200: submissionFiguresSchema, ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { submission } = await requireSubmission(app.db, request.params.id, callerOf(request));
      return { days: submission.outfitId ? await readFigures(app.db, submission.outfitId) : [] };
    },
  );
};
