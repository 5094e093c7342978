import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { cutoutFormFields, cutoutSchema, groundPictureSchema } from "#contract/studio/studio.ts";
import { readUpload, uploadedFileSchema, uploads } from "#server/http/plugins/uploads.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { createKeyedQueue } from "#server/lib/limit-concurrency.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { IMAGE_FIELD, PictureRefused } from "#server/modules/media/picture-refused.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { presentCutout } from "../cutout-presenter.ts";
import type { StudioAudience } from "../studio-audience.ts";
import { type ProductPicture, pictureOfLink, pictureOfPiece } from "./find-product-picture.ts";
import { type CutoutParts, makeCutout } from "./make-cutout.ts";
import { requirePictureRights } from "./picture-rights.ts";

const described = { tags: ["Studio"], security: [{ bearer: [] }] };
const takeForm = readUpload({
  fileField: IMAGE_FIELD,
  fileBytes: IMAGE_MAX_BYTES,
  fileTooLarge: PICTURE_ERRORS.bytes,
});
const image = uploadedFileSchema(OUTFIT_FORM_MESSAGES.imageRequired);
const formResponses = errorResponses(400, 401, 403, 404, 409, 413, 415, 422);
const NO_ITEM = { sourceName: null, itemName: null, itemPrice: null, itemLink: null };

/**
 * Pictures of shops that are fetched and cut out at a time for each audience, which bounds the memory that they
 * take. Administrators do not wait for everybody else.
 */
const FETCHED_AT_ONCE = 4;
/** Of one person, so that links to slow shops do not keep everybody else waiting. */
const FETCHED_AT_ONCE_OF_PERSON = 2;
/** Running and waiting, in all and of one person: two tabs that bring four links each, and some more. */
const FETCHED_MAX = 54;
const FETCHED_MAX_OF_PERSON = 10;
/** For the page and its picture together, with their redirects and the waits between them. */
const FIND_MS = 40_000;

interface CutoutFormOptions extends Omit<CutoutParts, "database">, Pick<StudioAudience, "storeGuards"> {
  mediaService: CutoutParts["mediaService"] & Pick<MediaService, "save">;
  visitor: Pick<PageVisitor, "visit" | "fetchPicture">;
  limit: StudioAudience["cutouts"];
  /** Aborts when the process stops. */
  stopping: AbortSignal;
}

/** The calls that take a form with a picture. */
export const cutoutFormRoutes: FastifyPluginAsyncZod<CutoutFormOptions> = async (
  app,
  { mediaService, studioJobs, visitor, limit, storeGuards, stopping },
) => {
  const parts = { database: app.db, mediaService, studioJobs };
  const limitFetched = createKeyedQueue({
    ...{ slots: FETCHED_AT_ONCE, slotsPerKey: FETCHED_AT_ONCE_OF_PERSON },
    ...{ max: FETCHED_MAX, maxPerKey: FETCHED_MAX_OF_PERSON },
    whenFull: () => new ApiError("UNAVAILABLE", STUDIO_ERRORS.isBusy, { retryAfter: 10 }),
  });
  const cutOutFetched = (caller: SignedInUser, find: (signal: AbortSignal) => Promise<ProductPicture>) =>
    limitFetched(caller.id, async () => {
      const deadline = AbortSignal.timeout(FIND_MS);
      const { bytes, item } = await find(AbortSignal.any([stopping, deadline])).catch((error) => {
        throw deadline.aborted && !stopping.aborted
          ? new ApiError("UNREADABLE", STUDIO_ERRORS.readTooSlow, { cause: error })
          : error;
      });
      return makeCutout(parts, caller, { upload: bytes, item }).catch(orOfShop);
    });

  await app.register(uploads);
  app.post(
    "/cutout",
    {
      onRequest: [app.limit(limit), ...storeGuards],
      preValidation: takeForm,
      schema: {
        ...described,
        summary: "Cut a product out: of the picture at a link, of a piece of the pool, or of an upload",
        consumes: ["multipart/form-data"],
        body: z.object({ ...cutoutFormFields, image: image.optional() }),
        response: { 201: cutoutSchema, ...formResponses },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await requirePictureRights(app.db, caller.id);
      const { link, pieceId, image: upload } = request.body;
      const given = [link, pieceId, upload].filter((value) => value !== undefined);
      if (given.length !== 1) throw new ApiError("BAD_REQUEST", STUDIO_ERRORS.sourceExpected);
      const cutout = upload
        ? await makeCutout(parts, caller, { upload: upload.bytes, item: NO_ITEM })
        : await cutOutFetched(caller, (signal) =>
            link === undefined
              ? pictureOfPiece({ database: app.db, visitor }, pieceId ?? "", signal)
              : pictureOfLink(visitor, link, signal),
          );
      return reply.code(201).send(presentCutout(cutout));
    },
  );

  app.post(
    "/ground-picture",
    {
      onRequest: [app.limit(limit), ...storeGuards],
      preValidation: takeForm,
      schema: {
        ...described,
        summary: "Take in a picture as the ground of a board; one that no board has is deleted after a day",
        consumes: ["multipart/form-data"],
        body: z.object({ image }),
        response: { 201: groundPictureSchema, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id } = await mediaService.save(request.body.image.bytes);
      return reply.code(201).send({ mediaId: id, image: imageUrl(id, 1200, "webp") });
    },
  );
};

/** A refusal of a picture that the caller has not seen says where it is from. */
function orOfShop(error: unknown): never {
  if (!(error instanceof PictureRefused)) throw error;
  const isTooLarge = ["bytes", "pixels", "avifPixels"].includes(error.reason);
  const sentence = isTooLarge ? STUDIO_ERRORS.pictureTooLarge : STUDIO_ERRORS.pictureUnreadable;
  throw new ApiError("UNREADABLE", sentence, { cause: error });
}
