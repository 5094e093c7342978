import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { BOARD_PREVIEW_SIZE } from "#contract/limits.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { PICTURE_HEADERS, pictureNotFound, pictureSchema } from "#server/modules/media/media-routes.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { previewPath } from "./board-preview.ts";
import { findCovers } from "./board-repository.ts";
import { requireReadableBoard } from "./board-service.ts";

export const previewRoutes: FastifyPluginAsyncZod<{ mediaService: Pick<MediaService, "collage"> }> = async (
  app,
  { mediaService },
) => {
  app.get(
    "/media/board/:id/:file",
    {
      exposeHeadRoute: true,
      schema: {
        tags: ["Media"],
        summary: "The first four pictures of a public board, for link previews",
        params: z.object({ id: z.string().toLowerCase(), file: z.string() }),
        response: {
          200: { description: "The picture.", content: { "image/jpeg": { schema: pictureSchema } } },
          302: z.undefined().describe("The board has changed: to its current picture."),
          ...errorResponses(404, 503),
        },
      },
    },
    async (request, reply) => {
      const board = await requireReadableBoard(app.db, request.params.id, undefined);
      const covers = await findCovers(app.db, [board.id]);
      const path = previewPath(board.id, covers);
      if (path === undefined) throw pictureNotFound();
      if (!path.endsWith(`/${request.params.file}`)) {
        return reply.header("cache-control", "no-store").redirect(path, 302);
      }
      const bytes = await mediaService.collage(
        covers.map(({ mediaId }) => mediaId),
        BOARD_PREVIEW_SIZE,
      );
      if (!bytes) throw pictureNotFound();
      return reply.code(200).headers(PICTURE_HEADERS).type("image/jpeg").send(bytes);
    },
  );
};
