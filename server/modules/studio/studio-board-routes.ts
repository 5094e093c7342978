import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { BoardItem } from "#artwork/boards/arrange-board.ts";
import { OUTFIT_ERRORS } from "#contract/messages/outfit.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { compositionSchema } from "#contract/studio/composition.ts";
import {
  arrangeSchema,
  boardSchema,
  groundImageSchema,
  groundQuerySchema,
  layersQuerySchema,
  layersSchema,
  lookPictureQuerySchema,
  previewSchema,
} from "#contract/studio/studio.ts";
import type { Database } from "#server/db/database.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { findMedia } from "#server/modules/media/media-repository.ts";
import { pictureNotFound, pictureSchema } from "#server/modules/media/media-routes.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { groundGone, readBoardFiles, readCutoutFiles, requireCutouts } from "./board-files.ts";
import { type CutoutOwner, cutoutIdsOf, cutoutOwnerOf, findBoard, findCutouts } from "./board-repository.ts";
import { orBoardInvalid } from "./compositions.ts";
import { presentCutout } from "./cutout-presenter.ts";
import type { StudioAudience } from "./studio-audience.ts";
import type { StudioJobsFor } from "./studio-jobs.ts";

const described = { tags: ["Studio"], security: [{ bearer: [] }] };
const params = z.object({ outfitId: z.string().toLowerCase() });
const binary = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: pictureSchema } },
});

interface StudioBoardRoutesOptions {
  blobStore: Pick<BlobStore, "get">;
  studioJobs: StudioJobsFor;
  limit: StudioAudience["boards"];
}

/** Boards: arranging and showing them. */
export const studioBoardRoutes: FastifyPluginAsyncZod<StudioBoardRoutesOptions> = async (
  app,
  { blobStore, studioJobs: jobs, limit },
) => {
  const storage = { database: app.db, blobStore };

  app.post(
    "/arrange",
    {
      onRequest: app.limit(limit),
      schema: {
        ...described,
        summary: "Lay pieces on a board; another seed gives another arrangement and ground",
        body: arrangeSchema,
        response: { 200: compositionSchema, ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const { seed, section, category, pieces } = request.body;
      const owner = cutoutOwnerOf(callerOf(request));
      const items = await boardItems(app.db, pieces, owner);
      const wish = { seed, section, ...(category && { category }), pieces: items };
      const arranged = await orBoardInvalid(jobs(owner).arrange(wish));
      return { ...arranged, pieces: [...arranged.pieces] };
    },
  );

  app.post(
    "/layers",
    {
      onRequest: app.limit(limit),
      schema: {
        ...described,
        summary: "How pieces and their shadows look on a board, each neither turned nor mirrored",
        body: layersQuerySchema,
        response: { 200: layersSchema, ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const { body } = request;
      const owner = cutoutOwnerOf(callerOf(request));
      const cutouts = await readCutoutFiles(storage, body.pieces, owner);
      return orBoardInvalid(jobs(owner).layers(body, { cutouts }));
    },
  );

  app.post(
    "/ground",
    {
      onRequest: app.limit(limit),
      schema: {
        ...described,
        summary: "What a board shows under its pieces",
        body: groundQuerySchema,
        response: { 200: groundImageSchema, ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const { body } = request;
      const { ground } = body;
      if (ground.kind === "picture") {
        if (!(await findMedia(app.db, ground.mediaId))) throw groundGone();
        return { image: imageUrl(ground.mediaId, 1200, "webp") };
      }
      const svg = await orBoardInvalid(jobs(cutoutOwnerOf(callerOf(request))).ground(body));
      return { image: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    },
  );

  app.post(
    "/preview",
    {
      onRequest: app.limit(limit),
      schema: {
        ...described,
        summary: "The picture that a look with this board gets",
        body: previewSchema,
        response: {
          200: binary("image/webp", "The picture, 1200 × 1600 pixels."),
          ...errorResponses(400, 401, 403, 404, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { composition } = request.body;
      const owner = cutoutOwnerOf(callerOf(request));
      const files = await readBoardFiles(storage, composition, owner);
      const { image } = await orBoardInvalid(jobs(owner).render(composition, files));
      return reply.header("cache-control", "no-store").type("image/webp").send(image);
    },
  );
};

/** The boards of outfits, and their pictures in other formats. */
export const studioLookRoutes: FastifyPluginAsyncZod<Omit<StudioBoardRoutesOptions, "limit">> = async (
  app,
  { blobStore, studioJobs },
) => {
  const storage = { database: app.db, blobStore };
  const jobs = studioJobs("all");

  app.get(
    "/board/:outfitId",
    {
      schema: {
        ...described,
        summary: "The board that an outfit's picture was rendered from",
        params,
        response: { 200: boardSchema, ...errorResponses(401, 403, 404) },
      },
    },
    async ({ params: { outfitId } }) => {
      const { composition } = await requireOutfit(app.db, outfitId);
      if (!composition) throw new ApiError("NOT_FOUND", STUDIO_ERRORS.notComposed);
      const cutouts = await findCutouts(app.db, cutoutIdsOf(composition.pieces), "all");
      return { composition, cutouts: cutouts.map(presentCutout) };
    },
  );

  app.get(
    "/picture/:outfitId",
    {
      schema: {
        ...described,
        summary: "An outfit's picture in a format for other places",
        params,
        querystring: lookPictureQuerySchema,
        response: {
          200: binary("image/jpeg", "The picture, as an attachment."),
          ...errorResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ params: { outfitId }, query: { format } }, reply) => {
      const { composition, mediaId, category } = await requireOutfit(app.db, outfitId);
      const image = composition
        ? await orBoardInvalid(
            jobs.exportBoard(composition, await readBoardFiles(storage, composition, "all"), format),
          )
        : await jobs.exportPicture(await readMaster(mediaId), format);
      const words = category.toLowerCase().replaceAll(/[^a-z]+/g, "-");
      return reply
        .headers({
          "cache-control": "no-store",
          "content-disposition": `attachment; filename="${words}-look-${format}.jpg"`,
        })
        .type("image/jpeg")
        .send(image);
    },
  );

  async function readMaster(mediaId: string): Promise<Buffer> {
    const master = await blobStore.get(masterKey(mediaId));
    if (!master) throw pictureNotFound();
    return master;
  }
};

/** An outfit's picture and board. Throws NOT_FOUND. */
async function requireOutfit(database: Database, outfitId: string) {
  const found = isUuid(outfitId) ? await findBoard(database, outfitId) : undefined;
  if (!found) throw new ApiError("NOT_FOUND", OUTFIT_ERRORS.notFound);
  return found;
}

/** Pieces with what is known of their cut-outs. Throws NOT_FOUND like `requireCutouts`. */
async function boardItems(
  database: Database,
  pieces: z.output<typeof arrangeSchema>["pieces"],
  owner: CutoutOwner,
): Promise<BoardItem[]> {
  const cutouts = new Map(
    (await requireCutouts(database, pieces, owner)).map((cutout) => [cutout.id, cutout]),
  );
  return pieces.map(({ cutoutId, itemName, role }) => {
    const cutout = cutoutId === undefined ? undefined : cutouts.get(cutoutId);
    return {
      ...(itemName === undefined ? {} : { itemName }),
      ...(role === undefined ? {} : { role }),
      ...(cutout ? { cutOut: shapeOf(cutout), colour: cutout.colour } : {}),
    };
  });
}

function shapeOf({ id, width, height, quality, outline }: Awaited<ReturnType<typeof findCutouts>>[number]) {
  return { id, width, height, quality, outline };
}
