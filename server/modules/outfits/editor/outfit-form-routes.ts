import { createHash } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { outfitSchema } from "#contract/outfit/outfit.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/http/idempotency/idempotency-key.ts";
import { createOnce } from "#server/http/idempotency/run-once.ts";
import { readUpload, uploads } from "#server/http/plugins/uploads.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { IMAGE_FIELD } from "#server/modules/media/picture-refused.ts";
import { lockOutfit } from "#server/modules/outfits/changes/lock-outfit.ts";
import { recordOutfitChanges } from "#server/modules/outfits/changes/record-outfit-changes.ts";
import { requireFuture } from "#server/modules/outfits/changes/require-future.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import {
  type BoardOfLook,
  type OutfitBoards,
  withBoardSpots,
} from "#server/modules/outfits/outfit-boards.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { afterOutfitChange } from "./after-outfit-change.ts";
import { fillItemsFromPieces } from "./fill-from-pieces.ts";
import { editOutfit } from "./outfit-editor.ts";
import { newOutfitFormSchema, outfitEditFormSchema } from "./outfit-form.ts";
import { insertOutfits } from "./outfit-writer.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }], consumes: ["multipart/form-data"] };
const takeForm = readUpload({
  fileField: IMAGE_FIELD,
  fileBytes: IMAGE_MAX_BYTES,
  fileTooLarge: PICTURE_ERRORS.bytes,
});

interface OutfitFormOptions {
  mediaService: Pick<MediaService, "save">;
  boards: Pick<OutfitBoards, "render" | "save">;
}

type FormPicture = Pick<z.output<typeof newOutfitFormSchema>, "image" | "composition">;

interface TakenPicture {
  mediaId: string;
  /** Of a picture that was rendered. */
  board?: BoardOfLook;
}

/** Creating and editing outfits: the calls that take a form with a picture. */
export const outfitFormRoutes: FastifyPluginAsyncZod<OutfitFormOptions> = async (
  app,
  { mediaService, boards },
) => {
  /**
   * The picture of a form. Before the transaction, which must not wait for image processing; an unreferenced
   * picture is deleted later.
   */
  const takePicture = async ({ image, composition }: FormPicture): Promise<TakenPicture | undefined> => {
    if (composition) {
      const { mediaId, spots } = await boards.render(composition);
      return { mediaId, board: { composition, spots } };
    }
    return image && { mediaId: (await mediaService.save(image.bytes)).id };
  };
  await app.register(uploads);
  const preValidation = [takeForm, fillItemsFromPieces(app.db)];
  app.post(
    "/outfit/create",
    {
      preValidation,
      schema: {
        ...described,
        summary:
          "Create an outfit; one with publishAt is inactive until then, and an item with pieceId takes what it omits from the piece",
        headers: idempotencyHeadersSchema,
        body: newOutfitFormSchema,
        response: { 201: outfitSchema, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { image, composition, publishAt, ...fields } = request.body;
      const idempotencyKey = readIdempotencyKey(request, caller.id, {
        ...fields,
        ...(publishAt ? { publishAt: publishAt.toISOString() } : {}),
        ...(image ? { image: digestOf(image.bytes) } : { composition }),
      });
      await requireFuture(app.db, publishAt);
      const picture = await takePicture({ image, composition });
      if (!picture) throw new Error("The form's schema lets no outfit without a picture through");
      const { mediaId, board } = picture;
      const input = board ? { ...fields, items: withBoardSpots(fields.items, board) } : fields;
      await registerWordsOf(app.db, [input]);
      const { outfit, outcome } = await app.db.transaction(async (tx) => {
        await lockUserShared(tx, caller.id);
        const created = await createOnce(tx, idempotencyKey, async (id) => {
          await insertOutfits(tx, [{ id, input, mediaId, isActive: !publishAt, publishAt }]);
          if (board) await boards.save(tx, id, { composition: board.composition, mediaId });
          await recordOutfitChanges(tx, caller.id, "created", [{ before: await lockOutfit(tx, id) }]);
        });
        return { outcome: created.outcome, outfit: await readOutfit(tx, created.id, caller) };
      });
      if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
      else afterOutfitChange(app, request, { action: "create", caller, outfitId: outfit._id });
      return reply.code(201).send(outfit);
    },
  );

  app.put(
    "/outfit/update/:id",
    {
      onRequest: requireUuidParams,
      preValidation,
      schema: {
        ...described,
        summary:
          "Edit an outfit; omitted fields keep their values, an outdated version is a conflict, and an item with pieceId takes what it omits from the piece",
        params: z.object({ id: z.string().toLowerCase() }),
        body: outfitEditFormSchema,
        response: { 200: outfitSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const { image, composition, ...edit } = request.body;
      await requireFuture(app.db, edit.publishAt);
      const picture = await takePicture({ image, composition });
      await registerWordsOf(app.db, [edit]);
      const outfit = await app.db.transaction(async (tx) => {
        await lockUserShared(tx, caller.id);
        await editOutfit(tx, id, caller.id, { ...edit, mediaId: picture?.mediaId, board: picture?.board });
        if (picture?.board) {
          const { mediaId, board } = picture;
          await boards.save(tx, id, { composition: board.composition, mediaId });
        }
        return readOutfit(tx, id, caller);
      });
      afterOutfitChange(app, request, { action: "update", caller, outfitId: id });
      return outfit;
    },
  );
};

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
