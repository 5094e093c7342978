import { createHash } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { submissionSchema } from "#contract/submissions/submissions.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/http/idempotency/idempotency-key.ts";
import { readUpload, uploads } from "#server/http/plugins/uploads.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { IMAGE_FIELD } from "#server/modules/media/picture-refused.ts";
import { fillItemsFromPieces } from "#server/modules/outfits/editor/fill-from-pieces.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { requireConfirmedCaller } from "#server/modules/sessions/require-confirmed-address.ts";
import { createSubmission, editSubmission } from "./change-submissions.ts";
import { editedSubmissionFormSchema, newSubmissionFormSchema } from "./submission-form.ts";
import { presentSubmission } from "./submission-presenter.ts";
import { requireSubmission } from "./submission-repository.ts";
import { type PictureParts, takePicture } from "./take-picture.ts";

const described = {
  tags: ["Submitted looks"],
  security: [{ bearer: [] }],
  consumes: ["multipart/form-data"],
};
const takeForm = readUpload({
  fileField: IMAGE_FIELD,
  fileBytes: IMAGE_MAX_BYTES,
  fileTooLarge: PICTURE_ERRORS.bytes,
});

/** The calls that take a form with a picture. */
export const submissionFormRoutes: FastifyPluginAsyncZod<Omit<PictureParts, "database">> = async (
  app,
  options,
) => {
  const parts = { database: app.db, ...options };
  const hooks = {
    // Before the form is read.
    onRequest: [app.limit("submissions"), requireConfirmedCaller],
    preValidation: [takeForm, fillItemsFromPieces(app.db)],
  };
  await app.register(uploads);

  app.post(
    "/submission",
    {
      ...hooks,
      schema: {
        ...described,
        summary: "Save a look as a draft; an item with pieceId takes what it omits from the piece",
        headers: idempotencyHeadersSchema,
        body: newSubmissionFormSchema,
        response: { 201: submissionSchema, ...errorResponses(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { image, composition, ...given } = request.body;
      const idempotencyKey = readIdempotencyKey(request, caller.id, {
        ...given,
        ...(image ? { image: createHash("sha256").update(image.bytes).digest("hex") } : { composition }),
      });
      const { fields, picture } = await takePicture(parts, caller, { fields: given, image, composition });
      if (!picture) throw new Error("The form's schema lets no look without a picture through");
      const created = await createSubmission(app.db, { caller, fields, picture, idempotencyKey });
      if (created.isReplayed) reply.header(REPLAYED_HEADER, "true");
      return reply.code(201).send(presentSubmission(await requireSubmission(app.db, created.id, caller)));
    },
  );

  app.put(
    "/submission/:id",
    {
      ...hooks,
      schema: {
        ...described,
        summary:
          "Change a look that neither waits nor is published; an omitted picture stays, and an outdated updatedAt is a conflict",
        params: z.object({ id: z.string().toLowerCase() }),
        body: editedSubmissionFormSchema,
        response: { 200: submissionSchema, ...errorResponses(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const { image, composition, updatedAt, ...given } = request.body;
      // Somebody else's look is not worth a rendering.
      await requireSubmission(app.db, id, { id: caller.id, isAdmin: false });
      const { fields, picture } = await takePicture(parts, caller, { fields: given, image, composition });
      await editSubmission(app.db, caller, { id, fields, picture, updatedAt });
      return presentSubmission(await requireSubmission(app.db, id, caller));
    },
  );
};
