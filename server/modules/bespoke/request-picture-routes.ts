import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { IMAGE_MIME } from "#contract/outfit/image.ts";
import { isUuid } from "#server/db/uuid.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { pictureNotFound, pictureSchema, sendPrivatePicture } from "#server/modules/media/media-routes.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { findRequest } from "./bespoke-repository.ts";

/** Enough for a dialog on a wide screen. */
const WIDTH = 1200;

/** Sends the picture of a request to administrators. Customers' pictures have no public address. */
export const requestPictureRoutes: FastifyPluginAsyncZod<{
  mediaService: Pick<MediaService, "variant">;
}> = async (app, { mediaService }) => {
  app.get(
    "/bespoke/admin/requests/:id/picture",
    {
      schema: {
        tags: ["Bespoke looks"],
        security: [{ bearer: [] }],
        summary: "The picture of a request",
        params: z.object({ id: z.string() }),
        response: {
          200: {
            description: "The picture; never wider than the stored one.",
            content: { [IMAGE_MIME.webp]: { schema: pictureSchema } },
          },
          ...errorResponses(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = isUuid(id) ? await findRequest(app.db, id) : undefined;
      if (!found?.mediaId) throw pictureNotFound();
      return sendPrivatePicture(reply, mediaService, { mediaId: found.mediaId, width: WIDTH });
    },
  );
};
