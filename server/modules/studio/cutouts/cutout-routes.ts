import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { IMAGE_MIME } from "#contract/outfit/image.ts";
import { cutoutSchema, mendSchema } from "#contract/studio/studio.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { pictureSchema, sendPrivatePicture } from "#server/modules/media/media-routes.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { cutoutOwnerOf } from "../board-repository.ts";
import { presentCutout } from "../cutout-presenter.ts";
import type { StudioAudience } from "../studio-audience.ts";
import { type CutoutParts, mendCutout, requireCutout } from "./make-cutout.ts";
import { confirmPictureRights } from "./picture-rights.ts";

const described = { tags: ["Studio"], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().toLowerCase() });

interface CutoutRoutesOptions extends Omit<CutoutParts, "database">, Pick<StudioAudience, "storeGuards"> {
  mediaService: CutoutParts["mediaService"] & Pick<MediaService, "variant">;
  limit: StudioAudience["mends"];
}

export const cutoutRoutes: FastifyPluginAsyncZod<CutoutRoutesOptions> = async (
  app,
  { mediaService, studioJobs, limit, storeGuards },
) => {
  app.post(
    "/rights",
    {
      schema: {
        ...described,
        summary: "Confirm the right to use the pictures that one brings, once before the first cut-out",
        response: { 204: z.undefined().describe("Done."), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await confirmPictureRights(app.db, callerOf(request));
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    "/cutout/:id/mend",
    {
      onRequest: [app.limit(limit), ...storeGuards],
      schema: {
        ...described,
        summary: "Cut the product out of the same picture again, with strokes that mend the mask",
        params,
        body: mendSchema,
        response: { 201: cutoutSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const parts = { database: app.db, mediaService, studioJobs };
      const mended = await mendCutout(parts, callerOf(request), {
        id: request.params.id,
        strokes: request.body.strokes,
      });
      return reply.code(201).send(presentCutout(mended));
    },
  );

  app.get(
    "/source/:id",
    {
      schema: {
        ...described,
        summary: "The whole picture that a product was cut out of, by the id of the cut-out",
        params,
        response: {
          200: { description: "The picture.", content: { [IMAGE_MIME.webp]: { schema: pictureSchema } } },
          ...errorResponses(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { sourceMediaId } = await requireCutout(
        app.db,
        request.params.id,
        cutoutOwnerOf(callerOf(request)),
      );
      return sendPrivatePicture(reply, mediaService, { mediaId: sourceMediaId, width: 1200 });
    },
  );
};
